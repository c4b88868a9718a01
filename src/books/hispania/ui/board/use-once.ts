import { useLayoutEffect, useRef } from 'preact/hooks';

const EASING = 'cubic-bezier(.2,.7,.2,1)';

/**
 * Animates the element once, through `frames` in the given milliseconds. The element is hidden except during the animation, and never
 * shown under reduced motion; any key ends it. The animation repeats if one of `over` changes.
 */
export function useOnce(frames: Keyframe[], duration: number, over: readonly unknown[] = []) {
  const mover = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const element = mover.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.removeAttribute('visibility');
    const way = element.animate(frames, { duration, easing: EASING });
    const end = (): void => way.finish();
    const hide = (): void => element.setAttribute('visibility', 'hidden');
    way.addEventListener('finish', hide);
    addEventListener('keydown', end, { once: true });
    return () => {
      removeEventListener('keydown', end);
      way.removeEventListener('finish', hide);
      way.cancel();
    };
  }, over);
  return mover;
}
