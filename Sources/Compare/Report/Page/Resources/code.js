// A source with numbered lines. Lines of functions that ran have a bar, and lines of the current one are coloured.
const code = {
  words: new RegExp('//.*|"(?:[^"\\\\]|\\\\.)*"|\\b(?:actor|as|async|await|break|case|catch|class|continue|default|defer|deinit|do|else|enum'
    + '|extension|false|final|for|func|get|guard|if|import|in|init|internal|is|let|mutating|nil|override|package|private|protocol'
    + '|public|return|self|Self|set|some|any|static|struct|super|switch|throw|throws|true|try|var|weak|where|while)\\b', 'g'),

  // ran holds the line numbers of functions that ran.
  draw(file, ran) {
    const lines = file.text.replace(/\n$/, '').split('\n');
    return make('pre', { class: 'code', tabindex: 0, 'aria-label': `Source of ${file.path}` }, ...lines.map((line, index) => {
      const number = index + 1;
      return make('span', { class: ran.has(number) ? 'line ran' : 'line' },
        make('span', { class: 'number', 'aria-hidden': 'true' }, String(number).padStart(4)), ...this.coloured(line), '\n');
    }));
  },

  coloured(line) {
    const parts = [];
    let end = 0;
    for (const match of line.matchAll(this.words)) {
      parts.push(line.slice(end, match.index));
      const kind = match[0].startsWith('//') ? 'comment' : match[0].startsWith('"') ? 'text' : 'keyword';
      parts.push(make('span', { class: kind }, match[0]));
      end = match.index + match[0].length;
    }
    return [...parts, line.slice(end)];
  },

  // Colours the lines of a function, and scrolls the source to them without moving the page.
  point(box, first, last) {
    [...box.children].forEach((line, index) => line.classList.toggle('current', index >= first - 1 && index < last));
    const target = box.children[first - 1];
    if (target) box.scrollTop = target.offsetTop - box.clientHeight / 6;
  },

  // The file and line where a type is declared; null if no source declares it.
  declaration(data, architecture, type) {
    const name = type.split('.').pop().replace(/[^\w]/g, '\\$&');
    for (const words of ['class|struct|enum|actor|protocol|typealias', 'extension']) {
      const pattern = new RegExp(`^[^/\\n]*\\b(?:${words}) (?:\\w+\\.)*${name}\\b`, 'm');
      for (const file of data.files) {
        if (file.architecture !== architecture) continue;
        const match = pattern.exec(file.text);
        if (match) return { file, line: file.text.slice(0, match.index).split('\n').length };
      }
    }
    return null;
  },
};

// Opens the source of a type in a list of the structure.
function linkTypes(data) {
  const known = new Set(data.files.filter((file) => file.text).map((file) => file.architecture));
  for (const list of all('.type-lists').filter((one) => known.has(one.dataset.architecture))) {
    for (const name of all('li > code', list)) {
      const open = () => definitions.showCode(name.textContent, code.declaration(data, list.dataset.architecture, name.textContent));
      name.replaceWith(make('button', { type: 'button', class: 'link', onclick: open }, make('code', {}, name.textContent)));
    }
  }
}
