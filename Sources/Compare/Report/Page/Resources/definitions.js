// Shows a number's definition, certainty and parts when it is clicked.
const definitions = {
  dialog: document.getElementById('definition'),
  title: document.getElementById('definition-title'),
  content: document.getElementById('definition-content'),
  shownLines: 100,

  start() {
    document.addEventListener('click', (event) => {
      const link = event.target.closest?.('a[data-measure]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      address.set('', { number: link.dataset.measure, of: link.dataset.architecture });
      this.open(link.dataset.measure, link.dataset.architecture);
    });
    document.getElementById('definition-close').addEventListener('click', () => this.dialog.close());
    this.dialog.addEventListener('click', (event) => { if (event.target === this.dialog) this.dialog.close(); });
    this.dialog.addEventListener('close', () => address.set('', { number: '', of: '', diff: '' }));
    address.onChange(() => {
      const id = address.get('number');
      if (id) this.open(id, address.get('of') || undefined);
      else if (this.dialog.open && !address.get('diff')) this.dialog.close();
    });
  },

  open(id, architecture) {
    const article = document.getElementById(`def-${id}`);
    if (!article) return;
    this.evidence ??= data('evidence-data');
    const name = article.querySelector('h3').textContent;
    this.show(architecture ? `${name}: ${architecture}` : name,
      article.querySelector('dl').cloneNode(true), this.numbers(id, architecture), this.lines(id, architecture));
  },

  // A source in which a type is declared; found is null if no source on the page declares it.
  showCode(title, found) {
    const box = found ? code.draw(found.file, new Set())
      : make('p', { class: 'missing' }, 'No source of this result declares it.');
    this.show(title, make('p', { class: 'place' }, found ? `${found.file.path}:${found.line}` : ''), box);
    if (found) code.point(box, found.line, found.line);
  },

  show(title, ...content) {
    this.title.textContent = title;
    this.content.replaceChildren(...content);
    if (!this.dialog.open) this.dialog.showModal();
    this.dialog.scrollTop = 0;
    this.title.focus();
  },

  // Every architecture's number, with its difference from the chosen architecture's number.
  numbers(id, architecture) {
    const base = architecture ?? measures.architectures[0];
    const row = measures.rows.find((row) => row.dataset.id === id);
    const lines = measures.architectures.map((name) => {
      const cell = all('td[data-architecture]', row).find((cell) => cell.dataset.architecture === name);
      const [number, interval] = measures.originals.get(cell).map((node) => node.textContent);
      const comparison = measures.comparisons[base]?.[id]?.[name];
      return make('tr', {}, make('th', { scope: 'row' }, name), make('td', { class: 'number' }, number,
        interval && interval !== 'none' ? make('span', { class: 'interval' }, interval) : null),
        make('td', { class: 'number' }, name === base ? 'base' : comparison?.text ?? '–'),
        make('td', { class: 'sure' }, comparison?.certainty ?? ''));
    });
    const head = ['Implementation', 'Number', `Against ${base}`, 'How sure'];
    return make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'All numbers of this measure' },
      make('table', {}, make('thead', {}, make('tr', {}, ...head.map((text, index) =>
        make('th', { scope: 'col', class: index === 1 || index === 2 ? 'number' : null }, text)))),
      make('tbody', {}, ...lines)));
  },

  lines(id, architecture) {
    const place = this.evidence.measures[id];
    const table = place && this.evidence.tables[place.table];
    if (!table) return make('p', { class: 'missing' }, 'This result holds nothing smaller that the number is made of.');
    const box = make('div', {});
    const show = (name, isWhole) => {
      const rows = [...(table.rows[name] ?? [])];
      if (place.column != null) rows.sort((one, other) => this.compare(amount(other[place.column]), amount(one[place.column])));
      const shown = isWhole ? rows : rows.slice(0, this.shownLines);
      box.replaceChildren(
        make('h3', {}, `What it is made of`),
        make('div', { class: 'choice' }, select('Of', measures.architectures.map((name) => [name, name]), name,
          (value) => { show(value, false); box.querySelector('select').focus(); })),
        make('p', { class: 'status' }, `${table.title}: ${rows.length}` +
          (place.column != null ? `, sorted by “${table.columns[place.column]}”.` : '.')),
        this.lineTable(table, shown, name),
        shown.length < rows.length
          ? make('button', { type: 'button', onclick: () => show(name, true) }, `Show all ${rows.length}`) : null ?? '');
    };
    show(architecture ?? measures.architectures[0], false);
    return box;
  },

  lineTable(table, rows, name) {
    const isNumber = (index) => rows.some((row) => typeof amount(row[index]) === 'number');
    return make('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': `${table.title} of ${name}` },
      make('table', {},
        make('thead', {}, make('tr', {}, ...table.columns.map((text, index) =>
          make('th', { scope: 'col', class: isNumber(index) ? 'number' : null }, text)))),
        make('tbody', {}, ...rows.map((row) => make('tr', {}, ...row.map((cell, index) =>
          make(index === 0 ? 'th' : 'td', { scope: index === 0 ? 'row' : null, class: isNumber(index) ? 'number' : null },
            wording(cell))))))));
  },

  compare(one, other) {
    if (typeof one === 'number' || typeof other === 'number') return (one ?? -Infinity) - (other ?? -Infinity);
    return String(other ?? '').localeCompare(String(one ?? ''));
  },
};
