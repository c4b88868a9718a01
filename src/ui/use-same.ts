import { useRef } from 'preact/hooks';

/** The former object for as long as each of its own values is the same, so that what depends on it is not done again. */
export function useSame<T extends object>(value: T): T {
  const kept = useRef(value);
  const names = Object.keys(value) as (keyof T)[];
  const { current } = kept;
  const isSame = Object.keys(current).length === names.length && names.every((name) => current[name] === value[name]);
  if (!isSame) kept.current = value;
  return kept.current;
}
