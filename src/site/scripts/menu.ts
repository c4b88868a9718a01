/** What a phone opens over the page opens without a script; what keeps the focus in it is fetched when it first opens. */
addEventListener(
  'toggle',
  (event) => import('../shell/menu-focus.ts').then(({ follow }) => follow(event as ToggleEvent)),
  true,
);
