/** What a phone opens over the page opens without a script; what keeps the focus in it is fetched when it first opens. */
addEventListener(
  'toggle',
  // Folds and dialogs tell of it as well.
  (event) =>
    (event.target as HTMLElement).popover === 'auto' &&
    import('../shell/menu-focus.ts').then(({ follow }) => follow(event as ToggleEvent)),
  true,
);
