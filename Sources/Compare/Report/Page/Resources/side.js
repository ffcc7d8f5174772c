// One side of the explorer: an implementation, its screens, its calls and its source.
class Side {
  constructor(data, key, onCall, onChoose) {
    Object.assign(this, { data, key, onCall, onChoose, found: { calls: [], lanes: [] } });
    this.element = make('section', { class: 'side' });
  }

  get length() { return this.found.calls.length; }

  draw(story, step, name, folds) {
    const { data } = this;
    const run = story.runs.find((one) => one.architecture === name);
    const screen = (index) => (run?.screens[index] === undefined ? null : data.screens[run.screens[index]].map((line) => data.lines[line]));
    const [before, after] = [step === 0 ? [] : screen(step - 1), screen(step)];
    const numbers = run && !run.skipped.includes(step) ? data.sequences[run.calls[step]] : undefined;
    this.found = sequence.read(data, numbers ?? [], folds);
    this.ran = this.ranLines(numbers ?? []);
    this.drawn = sequence.draw(this.found, (index) => this.onCall(index), (role) => this.showRole(role));
    this.place = make('p', { class: 'place' });
    this.source = make('div', { class: 'source' });
    const failure = run?.failure && step === run.calls.length - 1 ? make('p', { class: 'missing' }, `Failed: ${run.failure}`) : null;
    const stays = before && after && before.length > 0 && before.join('\n') === after.join('\n');
    this.element.setAttribute('aria-label', name);
    this.element.replaceChildren(
      select(this.key === 'left' ? 'Left' : 'Right', data.architectures.map((one) => [one, one]), name, this.onChoose),
      failure ?? '',
      make('div', { class: 'screens' }, ...(stays
        ? [phone.draw('Before and after: no change', after, after)]
        : [phone.draw('Before', before, after, 'gone'), make('span', { class: 'turns', 'aria-hidden': 'true' }, '→'),
          phone.draw('After', after, before, 'new')])),
      make('p', { class: 'sum' }, this.sum(run, step)),
      ...(this.length ? [this.drawn.heads, this.drawn.list] : []), this.place, this.source);
  }

  sum(run, step) {
    if (!run || run.calls[step] === undefined) return 'Not reached.';
    if (run.skipped.includes(step)) return 'Not taken in a trace.';
    const { folded } = this.found;
    const count = (number, one) => `${number} ${one}${number === 1 ? '' : 's'}`;
    if (!this.length) return folded ? `Nothing but bookkeeping: ${count(folded, 'call')}.` : 'Nothing of it ran.';
    const types = new Set(this.found.calls.map((call) => call.called.type)).size;
    return `${count(this.length, 'call')} of ${count(types, 'type')} in ${count(this.found.lanes.length, 'role')}`
      + (folded ? `; ${folded} more folded` : '');
  }

  // The lines of all functions that ran in the step, by file.
  ranLines(numbers) {
    const files = new Map();
    for (let at = 1; at < numbers.length; at += 4) {
      const called = this.data.functions[numbers[at]];
      if (!files.has(called.file)) files.set(called.file, new Set());
      for (let line = called.line; line <= called.last; line += 1) files.get(called.file).add(line);
    }
    return files;
  }

  // Shows the call with this index, or the last one if there are fewer.
  point(index) {
    const at = Math.min(index, this.length - 1);
    sequence.point(this.drawn, this.found, at);
    const call = this.found.calls[at];
    if (call) this.show(call.called);
    else this.place.textContent = '';
    if (call && index > at) this.place.firstChild.append(' – its last call');
  }

  showRole(role) {
    const call = this.found.calls.find((one) => one.role === role);
    if (call) this.show(call.called);
  }

  show(called) {
    const file = this.data.files[called.file];
    this.place.replaceChildren(make('b', {}, `${called.type}.${called.name}`), `${file.path}:${called.line}`);
    if (!file.text) {
      this.source.replaceChildren();
      return;
    }
    if (this.source.dataset.file !== file.path) {
      this.source.replaceChildren(code.draw(file, this.ran.get(called.file) ?? new Set()));
      this.source.dataset.file = file.path;
    }
    code.point(this.source.firstChild, called.line, called.last);
  }
}
