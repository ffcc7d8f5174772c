// Opens the diff of a cell in the matrix of changes; the other implementations' diffs are one choice away.
const changes = {
  start() {
    if (!document.querySelector('a[data-diff]')) return;
    document.addEventListener('click', (event) => {
      const link = event.target.closest?.('a[data-diff]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      address.set('change', { diff: link.dataset.diff });
      this.open(link.dataset.diff);
    });
    address.onChange(() => { if (address.get('diff')) this.open(address.get('diff')); });
  },

  open(key) {
    const diff = document.getElementById(`diff-${key}`);
    if (!diff) return;
    const request = diff.closest('.change');
    const names = all('.diff', request).map((one) => [one.id.slice('diff-'.length), one.dataset.architecture]);
    const copy = diff.cloneNode(true);
    copy.removeAttribute('id');
    const choice = select('Of', names, key, (chosen) => {
      address.set('change', { diff: chosen });
      this.open(chosen);
      definitions.content.querySelector('select').focus();
    });
    definitions.show(`${request.dataset.name}: ${diff.dataset.architecture}`,
      make('p', { class: 'place' }, diff.closest('details').querySelector('summary').textContent),
      make('div', { class: 'choice' }, choice), copy);
  },
};
