import { sourceOf, type ValueRef } from '../../engine/data/provenance.ts';
import { useForm } from './words.ts';

/** The origin of a value that is used unless it is corrected. */
export function Origin({ of }: { readonly of: ValueRef }) {
  const { source: words } = useForm().page;
  const source = sourceOf(of);
  return (
    <small class="origin">
      {source.kind === 'known'
        ? words.line(source.lines)
        : source.kind === 'errata'
          ? words.errata
          : words.reconstructed}
    </small>
  );
}
