/** A box over the page, beside its owner. */
export interface Bubble {
  show(owner: HTMLElement, html: string): void;
  hide(): void;
  holds(target: EventTarget | null): boolean;
}

/** Makes a bubble with an id; it is added to the page when it is first shown. */
export function bubble(id: string): Bubble {
  const box = document.createElement('div');
  box.id = id;
  box.role = 'tooltip';
  box.popover = 'manual';
  let described: HTMLElement | undefined;

  function hide(): void {
    described?.removeAttribute('aria-describedby');
    described = undefined;
    if (box.matches(':popover-open')) box.hidePopover();
  }
  return {
    hide,
    holds: (target) => target instanceof Node && box.contains(target),
    show(owner, html) {
      hide();
      if (!box.isConnected) document.body.append(box);
      box.innerHTML = html;
      box.lang = owner.closest<HTMLElement>('[lang]')?.lang ?? '';
      box.showPopover();
      // A link may be broken over two lines: the card is placed at its first.
      const at = owner.getClientRects()[0] ?? owner.getBoundingClientRect();
      const { width, height } = box.getBoundingClientRect();
      const below = at.bottom + 6 + height < innerHeight;
      const left = Math.max(8, Math.min(at.left, document.documentElement.clientWidth - width - 8));
      box.style.left = `${left + scrollX}px`;
      box.style.top = `${(below ? at.bottom + 6 : at.top - height - 6) + scrollY}px`;
      described = owner;
      owner.setAttribute('aria-describedby', id);
    },
  };
}
