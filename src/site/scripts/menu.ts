/**
 * The menu of a phone opens over the page without a script; the code that keeps the focus in it is fetched when it
 * first opens.
 */
addEventListener(
  'toggle',
  // Folds and dialogs send the same event.
  (event) =>
    (event.target as HTMLElement).popover === 'auto' &&
    import('../shell/menu-focus.ts').then(({ follow }) => follow(event as ToggleEvent)),
  true,
);
