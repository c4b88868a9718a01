import type { MapWords } from '../../words/en/map.ts';
import type { MapRow } from './rows.ts';

interface Props {
  readonly rows: readonly MapRow[];
  readonly words: MapWords;
}

/** The places outside Hispania with their neighbours; an address such as `#gascony` leads to its entry. */
export function OffMapList({ rows, words }: Props) {
  return (
    <section class="off-map">
      <h2 id="off-map">{words.slip.offMapTitle}</h2>
      <dl>
        {rows.map(({ id, name, neighbours }) => (
          <div key={id} id={id}>
            <dt>{name}</dt>
            <dd>
              {neighbours.map((other, i) => (
                <span key={other.id}>
                  {i > 0 && ', '}
                  <a href={`#${other.id}`}>{other.known ? other.name : `‹${other.name}›`}</a>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.slip.borders}</p>
    </section>
  );
}
