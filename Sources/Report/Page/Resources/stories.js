// A story's steps, what a user sees after each, and what each implementation did for it. The data is read when first wanted.
const stories = {
  view: document.getElementById('story'),
  list: document.getElementById('story-list'),
  shownCalls: 120,

  start() {
    if (!this.list) return;
    this.makeControls();
    if (!document.getElementById('trace-data')) return;
    for (const place of all('[data-story]', this.list)) {
      place.replaceWith(make('button', {
        type: 'button', 'data-story': place.dataset.story,
        onclick: () => { address.set('stories', { story: place.dataset.story }); this.show(true); },
      }, place.textContent));
    }
    address.onChange(() => this.show(false));
  },

  makeControls() {
    const form = document.getElementById('story-controls');
    const find = make('input', { type: 'search', oninput: (event) => this.filter(event.target.value) });
    form.append(make('label', {}, 'Find a story', find), make('p', { class: 'status', role: 'status' }));
    form.onsubmit = (event) => event.preventDefault();
    form.hidden = false;
    this.filter('');
  },

  filter(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    for (const feature of all('.feature', this.list)) {
      const name = feature.querySelector('summary').textContent.toLowerCase();
      const items = all('li', feature);
      for (const item of items) {
        item.hidden = !words.every((word) => `${name} ${item.textContent}`.toLowerCase().includes(word));
        if (!item.hidden) found += 1;
      }
      feature.hidden = items.every((item) => item.hidden);
      feature.open = words.length > 0 && !feature.hidden;
    }
    document.querySelector('#story-controls .status').textContent = `${found} stories.`;
  },

  show(moves) {
    const key = address.get('story');
    this.view.hidden = !key;
    if (!key) return;
    this.trace ??= data('trace-data');
    this.index ??= new Map(this.trace.stories.map((story) => [`${story.file.split('/').pop()}:${story.line}`, story]));
    const story = this.index.get(key.split('/').pop());
    this.view.replaceChildren(...(story ? this.draw(story)
      : [make('h3', { id: 'story-title', tabindex: -1 }, `No trace of ${key}`),
        make('p', { class: 'missing' }, 'This result holds no trace of this story.')]));
    if (moves) {
      this.view.scrollIntoView();
      document.getElementById('story-title').focus({ preventScroll: true });
    }
  },

  draw(story) {
    const close = make('button', {
      type: 'button',
      onclick: () => {
        address.set('stories', { story: '' });
        this.view.hidden = true;
        const key = `${story.file.split('/').pop()}:${story.line}`;
        all('button[data-story]', this.list).find((button) => button.dataset.story.endsWith(key))?.focus();
      },
    }, 'Close');
    return [
      make('h3', { id: 'story-title', tabindex: -1 }, story.name),
      make('p', { class: 'quiet' }, `${story.file}:${story.line} `, close),
      make('ol', {}, ...story.steps.map((step, index) => this.step(story, step, index))),
    ];
  },

  step(story, step, index) {
    const before = index > 0 ? this.screen(story, index - 1) : null;
    const now = this.screen(story, index);
    const words = make('p', { class: 'step' }, make('b', {}, `${step.keyword} `), step.text);
    // Most steps only look: they need no more than a line.
    if (this.isQuiet(story, index) && now === before) {
      return make('li', {}, words, make('p', { class: 'quiet' }, 'Nothing ran in any of them, and the screen stays as it was.'));
    }
    const screen = now === before && now ? make('p', { class: 'quiet' }, 'The screen stays as it was.')
      : this.drawScreen(now, before);
    return make('li', {}, words,
      make('div', { class: 'after' },
        make('div', {}, make('h4', {}, 'What a user sees'), screen),
        make('div', { class: 'lanes' }, ...story.implementations.map((one) => this.lane(one, index, story)))));
  },

  isQuiet(story, index) {
    return story.implementations.every((one) => one.calls[index] !== undefined && !one.skipped.includes(index)
      && this.trace.sequences[one.calls[index]].length === 0 && !(one.failure && index === one.calls.length - 1));
  },

  screen(story, index) {
    for (const one of story.implementations) {
      if (one.screens[index] !== undefined) return this.trace.screens[one.screens[index]];
    }
    return null;
  },

  drawScreen(lines, before) {
    if (!lines) return make('p', { class: 'quiet' }, 'This step was not taken.');
    if (lines.length === 0) return make('p', { class: 'quiet' }, 'No app is running.');
    const old = new Set(before ?? []);
    return make('pre', { class: 'screen', tabindex: 0, 'aria-label': 'What a user sees' },
      ...lines.flatMap((line) => [make('span', { class: old.has(line) ? null : 'new' }, line), '\n']));
  },

  lane(one, index, story) {
    const heading = make('h4', {}, one.architecture);
    const isLast = index === one.calls.length - 1;
    const failure = one.failure && isLast ? make('p', { class: 'missing' }, `Failed: ${one.failure}`) : null;
    if (one.skipped.includes(index)) return make('div', {}, heading, make('p', { class: 'quiet' }, 'Not taken in a trace.'));
    if (one.calls[index] === undefined) return make('div', {}, heading, make('p', { class: 'quiet' }, 'Not reached.'));
    const numbers = this.trace.sequences[one.calls[index]];
    if (numbers.length === 0) return make('div', {}, heading, make('p', { class: 'quiet' }, 'Nothing of it ran.'), failure);
    const calls = [];
    for (let place = 0; place + 1 < numbers.length; place += 2) calls.push([numbers[place], numbers[place + 1]]);
    const items = calls.map(([depth, number]) => this.call(depth, this.trace.functions[number]));
    const list = make('ol', { class: 'calls', tabindex: 0, 'aria-label': `${calls.length} calls in ${one.architecture}` },
      ...items.slice(0, this.shownCalls));
    const more = items.length > this.shownCalls ? make('button', {
      type: 'button', onclick: (event) => { list.append(...items.slice(this.shownCalls)); event.target.remove(); list.focus(); },
    }, `Show all ${items.length} calls`) : null;
    return make('div', {}, heading, failure, list, more);
  },

  call(depth, called) {
    const marks = { construction: '+ makes ', release: '− releases ' };
    const item = make('li', { title: `${called.file}:${called.line}` });
    item.style.setProperty('--depth', Math.min(depth, 12));
    const mark = marks[called.kind];
    if (mark) item.append(make('span', { class: 'mark' }, mark));
    item.append(make('span', { class: 'type' }, called.type));
    if (!mark) item.append(`.${called.name}`);
    return item;
  },
};
