// Draws a screen as a small phone, from the lines that describe what a user sees.
const phone = {
  element: /^  (\S+): (label|button|text field|secure field|segmented control|toggle|image|list|spinner)(?:, (\d+) rows(, refreshing)?)?(?: “(.*)”| (.*?))?( \(disabled\))?$/s,
  row: /^    “(.*?)”(?: “(.*?)”)?(?: accessory (.*?))?(?: badge (.*))?$/s,

  // Marks what the other screen, the one before or after, lacks. A different screen is marked only as a whole.
  draw(title, lines, other, mark) {
    const words = (text) => make('p', { class: 'phone-note' }, text);
    const known = new Set(other ?? lines ?? []);
    const isOther = lines?.some((line) => /^(screen|modal): /.test(line) && !known.has(line));
    const body = !lines ? [words('This step was not taken.')] : lines.length === 0 ? [words('No app is running.')]
      : this.layers(lines, (line) => (known.has(line) || (isOther && line.startsWith(' ')) ? '' : ` ${mark}`));
    return make('figure', { class: 'phone' }, make('figcaption', {}, title),
      make('div', { class: 'glass', tabindex: 0, role: 'group', 'aria-label': title }, ...body));
  },

  layers(lines, mark) {
    const layers = [];
    const add = (kind, line, ...children) => {
      const layer = make('div', { class: `layer ${kind}${mark(line)}` }, ...children);
      layers.push(layer);
      return layer;
    };
    let below = '';
    for (const line of lines) {
      const [, kind, name, title] = /^(under|screen|modal): (\S*) “(.*)”$/s.exec(line) ?? [];
      if (kind === 'under') below = title;
      else if (kind) {
        add(kind, line, make('div', { class: 'bar', title: name },
          kind === 'screen' && below ? make('span', { class: 'back' }, `‹ ${below}`) : null, make('b', {}, title || name)));
      } else if (line.startsWith('alert: ')) layers.push(this.alert(line, mark));
      else (layers.at(-1) ?? add('screen', line)).append(this.line(line, mark(line)));
    }
    return layers;
  },

  alert(line, mark) {
    const [, title, buttons] = /^alert: “(.*)” (.*)$/s.exec(line) ?? [null, line, ''];
    return make('div', { class: `layer alert${mark(line)}` }, make('b', {}, title),
      make('div', {}, ...[...buttons.matchAll(/\[(.*?)\]/gs)].map(([, text]) => make('span', { class: 'key' }, text))));
  },

  line(line, mark) {
    const row = this.row.exec(line);
    if (row) {
      const [, title, subtitle, accessory, badge] = row;
      return make('div', { class: `row${mark}` }, make('span', { class: 'row-title' }, title),
        make('span', { class: 'row-extra' }, [accessory, badge].filter(Boolean).join(' ')),
        subtitle ? make('small', {}, subtitle) : null);
    }
    const [, id, kind, count, refreshing, quoted, plain, disabled] = this.element.exec(line) ?? [];
    const text = quoted ?? plain ?? '';
    const box = (name, ...children) =>
      make('div', { class: `${name}${disabled ? ' disabled' : ''}${mark}`, title: id }, ...children);
    switch (kind) {
      case 'button': return box('key', text);
      case 'text field': return box('field', text || '…');
      case 'secure field': return box('field', '•'.repeat(text.length) || '…');
      case 'spinner': return box('spinner', '◌ busy');
      case 'toggle': return box('toggle', `${id.split('.').pop()} `, make('b', {}, text));
      case 'image': return box('image', `▣ ${text}`);
      case 'list': return box('list', refreshing ? '◌ refreshing' : count === '0' ? 'no rows' : '');
      case 'segmented control': return box('segments', ...text.split(' | ').map((one) =>
        make('span', { class: one.startsWith('[') ? 'on' : null }, one.replace(/^\[(.*)\]$/, '$1'))));
      default: return box('text', kind ? text : line.trim());
    }
  },
};
