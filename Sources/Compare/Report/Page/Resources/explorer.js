// Follows a tap: a story's step in two implementations side by side, call by call. The address holds the current call.
const explorer = {
  view: document.getElementById('explorer-view'),
  pause: 900,

  async start() {
    if (!this.view) return;
    this.data = await unpacked('trace-data');
    this.index = new Map(this.data.stories.map((story) => [this.key(story), story]));
    this.makeFrame();
    this.view.hidden = false;
    document.getElementById('explorer-legend').hidden = false;
    address.onChange(() => this.show());
    linkTypes(this.data);
    // The content below has moved.
    address.show();
  },

  key(story) { return `${story.file.split('/').pop()}:${story.line}`; },

  // MARK: Where one is

  // The state in the address, with invalid values replaced.
  get at() {
    const names = this.data.architectures;
    const name = (key, otherwise) => (names.includes(address.get(key)) ? address.get(key) : names[Math.min(otherwise, names.length - 1)]);
    const wanted = address.get('story').split('/').pop();
    const story = this.index.get(wanted) ?? (this.example ??= this.findExample());
    const step = address.get('story') || address.get('step') ? (parseInt(address.get('step')) || 1) - 1 : this.opening(story);
    return {
      story, step: Math.max(0, Math.min(step, story.steps.length - 1)), call: address.get('call') === 'last' ? Infinity : Math.max(0, (parseInt(address.get('call')) || 1) - 1),
      left: name('left', 0), right: name('right', 1), folds: address.get('fold') !== 'no', isUnknown: wanted && !this.index.has(wanted),
    };
  },

  // The initial story: the shortest in which a user opens a screen by hand.
  findExample() {
    const byHand = (story) => /^I (tap|select) /.test(story.steps[this.opening(story)]?.[1]);
    const stories = this.data.stories.filter(byHand).sort((one, other) => one.steps.length - other.steps.length);
    return stories[0] ?? this.data.stories[0];
  },

  // The first step in which a user goes from one screen to another; -1 if there is none.
  opening(story) {
    const run = story.runs[0];
    const depth = (step) => this.data.screens[run.screens[step]]?.filter((line) => this.data.lines[line].startsWith('under: ')).length;
    return story.steps.findIndex((step, index) => index > 0 && depth(index) > depth(index - 1));
  },

  // Browsers limit how often an address may change, so only the last of several changes in a row counts.
  go(changes, isSoon) {
    for (const [key, value] of Object.entries(changes)) {
      if (value === '' || value == null) address.values.delete(key);
      else address.values.set(key, value);
    }
    clearTimeout(this.writes);
    if (isSoon) this.writes = setTimeout(() => address.set('explorer', {}), 250);
    else address.set('explorer', {});
    this.show();
  },

  goTo({ story, step }, call = 1, isSoon = false) {
    this.go({ story: this.key(story), step: step + 1, call }, isSoon);
  },

  // MARK: Going on

  get length() { return Math.max(...this.sides.map((side) => side.length)); },

  // Goes one call on or back on both sides, or to the next step that runs code. Returns whether there was one.
  move(by) {
    const { story, step, call } = this.at;
    const next = Math.min(call, Math.max(0, this.length - 1)) + by;
    if (next >= 0 && next < this.length) {
      this.goTo({ story, step }, next + 1, true);
      return true;
    }
    for (let other = step + by; other >= 0 && other < story.steps.length; other += by) {
      if (this.isQuiet(story, other)) continue;
      this.goTo({ story, step: other }, by > 0 ? 1 : 'last', true);
      return true;
    }
    return false;
  },

  isQuiet(story, step) {
    return story.runs.every((run) => !this.data.sequences[run.calls[step]]?.length);
  },

  play(isOn) {
    clearInterval(this.timer);
    this.timer = isOn ? setInterval(() => { if (!this.move(1)) this.play(false); }, this.pause) : null;
    this.player.textContent = isOn ? '❚❚ Pause' : '▶ Play';
  },

  // MARK: Drawing

  makeFrame() {
    const button = (text, label, act) => make('button', { type: 'button', 'aria-label': label, onclick: act }, text);
    const find = make('input', { type: 'search', oninput: (event) => this.fill(event.target.value) });
    this.list = make('select', { onchange: (event) => this.choose(event.target.value) });
    this.player = button('▶ Play', null, () => this.play(!this.timer));
    this.status = make('p', { class: 'status', role: 'status' });
    this.fold = make('input', { type: 'checkbox', onchange: (event) => this.go({ fold: event.target.checked ? '' : 'no', call: '' }) });
    this.steps = make('ol', { class: 'steps', 'aria-label': 'The steps of the story' });
    this.name = make('h3', { id: 'explorer-story', tabindex: -1 });
    this.sides = ['left', 'right'].map((key) => new Side(this.data, key,
      (call) => this.go({ call: call + 1 }),
      (name) => { this.go({ [key]: name, call: '' }); this.view.querySelector(`.side:nth-child(${key === 'left' ? 1 : 2}) select`).focus(); }));
    this.view.append(
      make('form', { onsubmit: (event) => event.preventDefault(), 'aria-label': 'Which story' },
        make('label', {}, 'Find a story', find), make('label', {}, 'Story', this.list),
        make('label', { class: 'switch' }, this.fold, 'Fold bookkeeping')),
      this.name,
      make('div', { class: 'explorer' }, this.steps,
        make('div', { class: 'stage' },
          make('div', { class: 'transport' }, button('←', 'The call before', () => this.move(-1)), this.player,
            button('→', 'The next call', () => this.move(1)), this.status),
          make('div', { class: 'sides' }, ...this.sides.map((side) => side.element)))));
    document.addEventListener('keydown', (event) => this.press(event));
    this.fill('');
  },

  press(event) {
    const isHere = event.target === document.body || this.view.contains(event.target);
    if (!isHere || event.target.matches('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.play(false);
    this.move(by);
  },

  // The stories that contain all typed words, by feature.
  fill(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const groups = new Map();
    for (const [key, story] of this.index) {
      const feature = key.split('.')[0];
      if (!words.every((word) => `${feature} ${story.name}`.toLowerCase().includes(word))) continue;
      if (!groups.has(feature)) groups.set(feature, make('optgroup', { label: feature }));
      groups.get(feature).append(make('option', { value: key }, story.name));
    }
    const found = [...groups.values()].reduce((sum, group) => sum + group.children.length, 0);
    this.list.replaceChildren(make('option', { value: '' }, found ? `Choose one of ${found}` : 'No story has these words'), ...groups.values());
    this.list.value = this.key(this.at.story);
    if (this.list.selectedIndex < 0) this.list.value = '';
  },

  choose(key) {
    const story = this.index.get(key);
    if (story) this.goTo({ story, step: Math.max(0, this.opening(story)) });
  },

  show() {
    const at = this.at;
    const steps = [this.key(at.story), at.isUnknown].join();
    const sides = [steps, at.step, at.left, at.right, at.folds].join();
    if (steps !== this.drawnSteps) this.drawSteps(at);
    if (sides !== this.drawnSides) {
      this.sides.forEach((side) => side.draw(at.story, at.step, at[side.key], at.folds));
      this.fold.checked = at.folds;
      [...this.steps.children].forEach((item, index) => item.firstChild.setAttribute('aria-current', index === at.step ? 'step' : 'false'));
    }
    [this.drawnSteps, this.drawnSides] = [steps, sides];
    const call = Math.min(at.call, Math.max(0, this.length - 1));
    this.sides.forEach((side) => side.point(call));
    this.status.textContent = this.length ? `Call ${call + 1} of ${this.length}, step ${at.step + 1} of ${at.story.steps.length}`
      : `Nothing to follow in step ${at.step + 1} of ${at.story.steps.length}`;
  },

  drawSteps({ story, isUnknown }) {
    this.name.textContent = isUnknown ? `This result holds no trace of ${address.get('story')}; here is “${story.name}”` : story.name;
    this.list.value = this.key(story);
    this.steps.replaceChildren(...story.steps.map(([keyword, text], index) => make('li', {}, make('button', {
      type: 'button', class: this.isQuiet(story, index) ? 'quiet' : null, onclick: () => this.goTo({ story, step: index }),
    }, make('b', {}, `${keyword} `), text, story.runs.some((run) => run.failure && run.calls.length - 1 === index) ? ' ✗' : ''))));
  },
};
