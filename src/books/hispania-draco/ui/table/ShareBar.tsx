/** A share as a bar: filled so far, hatched from there. The number stands beside it. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <span class="share-bar" aria-hidden="true">
      <i style={{ width: `${100 * share}%` }} />
    </span>
  );
}

/** The same as a thin line with its number in 100. */
export function Wins({ share }: { readonly share: number }) {
  return (
    <span class="wins">
      <span aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </span>
      <small>{Math.round(100 * share)}</small>
    </span>
  );
}
