// The calls of a step as a sequence: a lane for each role, a row for each call.
const sequence = {
  rowHeight: 26,
  marks: { construction: '+ ', release: '− ' },

  // The visible calls, each with its lane and its caller among them.
  read(data, numbers, folds) {
    const calls = [];
    const open = [];
    const lanes = new Map();
    for (let at = 0; at < numbers.length; at += 4) {
      const [depth, number, times, isBookkeeping] = numbers.slice(at, at + 4);
      while (open.length && open.at(-1).depth >= depth) open.pop();
      if (folds && isBookkeeping) continue;
      const called = data.functions[number];
      const role = called.role == null ? 'no role' : data.roles[called.role];
      if (!lanes.has(role)) lanes.set(role, lanes.size);
      const call = { number, called, times, role, depth, at: at / 4, lane: lanes.get(role), caller: open.at(-1)?.index ?? -1,
        level: open.length, index: calls.length, last: calls.length };
      for (const one of open) one.last = call.index;
      open.push(call);
      calls.push(call);
    }
    return { calls, lanes: [...lanes.keys()], folded: numbers.length / 4 - calls.length };
  },

  // Calls onCall for a clicked call, and onRole for a clicked lane.
  draw({ calls, lanes }, onCall, onRole) {
    // Leaves room for the names if there are many lanes.
    this.laneWidth = Math.min(18, 130 / (lanes.length + 1));
    const width = (lanes.length + 1) * this.laneWidth + 6;
    const heads = make('div', { class: 'lane-heads' },
      ...lanes.map((role, lane) => make('button', { type: 'button', class: `s${lane % 10}`, onclick: () => onRole(role),
        title: `Show the code of the first ${role}` }, role)));
    const rows = calls.map((call) => {
      const row = make('button', {
        type: 'button', tabindex: -1, onclick: () => onCall(call.index), title: `${call.called.type}.${call.called.name}: ${call.role}`,
      }, make('span', { class: 'mark' }, this.marks[call.called.kind] ?? ''), make('b', {}, call.called.type),
      `.${call.called.name}`, call.times > 1 ? make('span', { class: 'mark' }, ` × ${call.times}`) : null);
      row.style.paddingLeft = `${width + Math.min(call.level, 12) * 5}px`;
      return make('li', {}, row);
    });
    const list = make('ol', { class: 'sequence', tabindex: 0, 'aria-label': `${calls.length} calls` }, this.lines(calls, lanes, width), ...rows);
    return { heads, list, rows, arrow: list.querySelector('.current-arrow') };
  },

  x(lane) { return (lane + 1) * this.laneWidth + 6; },
  y(index) { return (index + 0.5) * this.rowHeight; },

  // One path for the lifelines, one for the activity in each lane, and one for the arrows, because a step may have many
  // hundred calls. They hold only numbers.
  lines(calls, lanes, width) {
    const path = (name, d) => `<path class="${name}" d="${d}"/>`;
    const height = calls.length * this.rowHeight;
    const life = [-1, ...lanes.keys()].map((lane) => `M${this.x(lane)} 0V${height}`).join('');
    const runs = lanes.map((_, lane) => path(`runs s${lane % 10}`, calls.filter((call) => call.lane === lane)
      .map((call) => `M${this.x(lane)} ${this.y(call.index) - 6}V${this.y(call.last) + 8}`).join('')));
    const arrows = calls.map((call) => this.arrow(calls, call)).join('');
    const box = document.createElement('div');
    box.innerHTML = `<svg>${path('lifeline', life)}${runs.join('')}${path('arrows', arrows)}${path('arrows current-arrow', '')}</svg>`;
    const svg = box.firstChild;
    for (const [key, value] of Object.entries({ width, height, 'aria-hidden': true })) svg.setAttribute(key, value);
    return svg;
  },

  arrow(calls, call) {
    const from = this.x(call.caller < 0 ? -1 : calls[call.caller].lane);
    const to = this.x(call.lane);
    const y = this.y(call.index);
    if (from === to) return `M${to + 3} ${y - 7}h6v7h-5m3 -3l-3 3l3 3`;
    const back = to > from ? -1 : 1;
    return `M${from} ${y}H${to + back * 3}m${back * 4} -3.5l${-back * 4} 3.5l${back * 4} 3.5`;
  },

  // Marks the current call, and scrolls the list to it.
  point(drawn, { calls }, index) {
    drawn.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    drawn.arrow.setAttribute('d', calls[index] ? this.arrow(calls, calls[index]) : '');
    const row = drawn.rows[index];
    if (!row) return;
    row.setAttribute('aria-current', 'true');
    const top = index * this.rowHeight;
    const { scrollTop, clientHeight } = drawn.list;
    if (top < scrollTop + this.rowHeight || top > scrollTop + clientHeight - 3 * this.rowHeight) {
      drawn.list.scrollTop = top - clientHeight / 3;
    }
  },
};
