// Keeps choices in the address, as #section?key=value, so that a view can be linked to.
const address = {
  section: '',
  values: new URLSearchParams(),
  listeners: [],

  read() {
    const [section, query] = location.hash.slice(1).split(/\?(.*)/s);
    this.section = decodeURIComponent(section || '');
    // A plain link to a section keeps the choices.
    if (query !== undefined) this.values = new URLSearchParams(query);
    else if (this.values.size > 0) this.write();
    return query !== undefined;
  },

  get(key, otherwise = '') {
    return this.values.get(key) ?? otherwise;
  },

  // Omits a value that equals the default, to keep addresses short.
  set(section, changes) {
    if (section) this.section = section;
    for (const [key, value] of Object.entries(changes)) {
      if (value === '' || value == null) this.values.delete(key);
      else this.values.set(key, value);
    }
    this.write();
  },

  write() {
    const query = this.values.toString();
    history.replaceState(null, '', '#' + encodeURIComponent(this.section) + (query ? '?' + query : ''));
  },

  onChange(listener) {
    this.listeners.push(listener);
    listener();
  },

  show() {
    const section = this.section && document.getElementById(this.section);
    if (!section) return;
    this.unfold(section);
    section.scrollIntoView();
  },

  // Opens a folded section, or the one around an element.
  unfold(element) {
    const section = element?.closest('main > section');
    for (const folded of section ? all('details.folded', section) : []) folded.open = true;
  },

  start() {
    window.addEventListener('hashchange', () => {
      if (!this.read()) return;
      for (const listener of this.listeners) listener();
      this.show();
    });
    // Before the browser goes there; and again after a reader has folded the section.
    document.addEventListener('click', (event) => {
      const link = event.target.closest?.('a[href^="#"]');
      if (link) this.unfold(document.getElementById(link.hash.slice(1)));
    });
    window.addEventListener('beforeprint', () => all('details.folded').forEach((folded) => { folded.open = true; }));
    this.show();
  },
};
address.read();
