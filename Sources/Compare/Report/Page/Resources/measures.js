// The table of all measures: sorted, filtered, and based on one of the architectures.
const measures = {
  table: document.getElementById('measure-table'),
  status: document.getElementById('measure-status'),
  comparisons: data('comparison-data'),

  start() {
    this.body = this.table.tBodies[0];
    this.rows = [...this.body.rows];
    this.heads = all('thead th', this.table);
    this.architectures = this.heads.map((head) => head.dataset.sort).filter((key) => key.startsWith('a:'))
      .map((key) => key.slice(2));
    this.originals = new Map(all('td[data-architecture]', this.body).map((cell) => [cell, [...cell.childNodes]]));
    this.makeHeads();
    address.onChange(() => { this.makeControls(); this.show(); });
  },

  // MARK: Controls

  makeHeads() {
    for (const head of this.heads) {
      const key = head.dataset.sort;
      head.replaceChildren(make('button', { type: 'button', onclick: () => this.sortBy(key) }, head.textContent));
    }
  },

  sortBy(key) {
    const isNumber = key !== 'name' && key !== 'part';
    const first = isNumber ? 'down' : 'up';
    const now = address.get('sort') === key ? address.get('direction', first) : null;
    // A third click restores the catalogue's order.
    const next = now === null ? first : now === first ? (first === 'up' ? 'down' : 'up') : null;
    this.change({ sort: next ? key : '', direction: next && next !== first ? next : '' });
  },

  change(changes) {
    address.set('measures', changes);
    this.show();
  },

  makeControls() {
    const form = document.getElementById('measure-controls');
    const parts = [...new Map(this.rows.map((row) => [row.dataset.part, row.cells[1].textContent]))];
    const hidden = this.hidden();
    const find = make('input', {
      type: 'search', value: address.get('find'), oninput: (event) => this.change({ find: event.target.value }),
    });
    const boxes = this.architectures.map((name) =>
      make('label', {}, make('input', {
        type: 'checkbox', checked: !hidden.has(name), value: name,
        onchange: () => this.hide(boxes.map((box) => box.firstChild).filter((box) => !box.checked).map((box) => box.value)),
      }), name));
    form.replaceChildren(
      make('label', {}, 'Find a measure', find),
      select('Part', [['', 'all parts'], ...parts], address.get('part'), (part) => this.change({ part })),
      select('Based on', [['', 'nothing: the numbers'], ...this.architectures.map((name) => [name, name])],
        address.get('base'), (base) => this.change({ base })),
      make('fieldset', {}, make('legend', {}, 'Implementations'), ...boxes),
      make('button', {
        type: 'button',
        onclick: () => {
          this.change({ find: '', part: '', base: '', hide: '', sort: '', direction: '' });
          this.makeControls();
        },
      }, 'Reset'));
    form.onsubmit = (event) => event.preventDefault();
    form.hidden = false;
  },

  hidden() {
    const hidden = new Set(address.values.getAll('hide').flatMap((text) => (text ? JSON.parse(`[${text}]`) : [])));
    return new Set([...hidden].map((index) => this.architectures[index]));
  },

  // Uses numbers, because a name may hold any character.
  hide(names) {
    this.change({ hide: names.map((name) => this.architectures.indexOf(name)).join(',') });
  },

  // MARK: Drawing

  show() {
    const base = this.architectures.includes(address.get('base')) ? address.get('base') : '';
    const words = address.get('find').toLowerCase().split(/\s+/).filter(Boolean);
    const part = address.get('part');
    const hidden = this.hidden();
    for (const [cell, nodes] of this.originals) this.fill(cell, nodes, base);
    for (const row of this.rows) {
      const text = `${row.cells[0].textContent} ${row.cells[1].textContent}`.toLowerCase();
      row.hidden = (part && row.dataset.part !== part) || !words.every((word) => text.includes(word));
    }
    for (const cell of all('[data-architecture]', this.body)) {
      if (cell.tagName === 'TD') cell.hidden = hidden.has(cell.dataset.architecture);
    }
    for (const head of this.heads) {
      if (head.dataset.sort.startsWith('a:')) head.hidden = hidden.has(head.dataset.sort.slice(2));
    }
    this.sort(base);
    const shown = this.rows.filter((row) => !row.hidden).length;
    const what = base ? `How each differs from ${base}` : 'The numbers';
    this.status.textContent = `${what}; ${shown} of ${this.rows.length} measures.`;
  },

  fill(cell, nodes, base) {
    const id = cell.parentElement.dataset.id;
    const name = cell.dataset.architecture;
    const comparison = base && this.comparisons[base]?.[id]?.[name];
    cell.classList.toggle('base', base === name);
    if (!comparison) {
      cell.replaceChildren(...nodes);
      return;
    }
    const link = nodes[0].cloneNode(false);
    link.textContent = comparison.text;
    link.title = comparison.certainty;
    cell.replaceChildren(link);
  },

  sort(base) {
    const key = address.get('sort');
    const isNumber = key !== 'name' && key !== 'part';
    const direction = address.get('direction', isNumber ? 'down' : 'up');
    const sorted = [...this.rows];
    if (key) sorted.sort((one, other) => this.compare(this.value(one, key, base), this.value(other, key, base), direction));
    this.body.append(...sorted);
    for (const head of this.heads) {
      if (head.dataset.sort !== key) head.removeAttribute('aria-sort');
      else head.setAttribute('aria-sort', direction === 'up' ? 'ascending' : 'descending');
    }
  },

  value(row, key, base) {
    if (key === 'name') return row.cells[0].textContent;
    if (key === 'part') return row.cells[1].textContent;
    if (key === 'range') return parseFloat(row.cells[row.cells.length - 2].dataset.value);
    if (key === 'correlation') return parseFloat(row.cells[row.cells.length - 1].dataset.value);
    const name = key.slice(2);
    if (base) return this.comparisons[base]?.[row.dataset.id]?.[name]?.order ?? NaN;
    return parseFloat(all('td[data-architecture]', row).find((cell) => cell.dataset.architecture === name)?.dataset.value);
  },

  // Rows without a value come last in either order.
  compare(one, other, direction) {
    const sign = direction === 'up' ? 1 : -1;
    if (typeof one === 'string') return sign * one.localeCompare(other);
    if (Number.isNaN(one) || Number.isNaN(other)) return Number.isNaN(one) - Number.isNaN(other);
    return sign * (one - other);
  },
};
