import type { WrittenBattle } from '../../odds/written.ts';
import type { OddsWords } from '../../words/odds.ts';
import type { OddsPageWords } from '../../words/odds-page.ts';
import { sharesOf } from '../odds/shares.ts';
import { COMMON } from './common-battles.ts';
import { oddsOfWritten } from './odds-of-written.ts';
import { tallyOf } from './pieces.ts';

interface Props {
  readonly page: OddsPageWords;
  readonly odds: OddsWords;
}

/** Server only: a dozen common battles as a table, with a place in each row for the script. */
export function Common({ page: { common }, odds: words }: Props) {
  return (
    <div class="tabwrap">
      <table class="common">
        <caption>{common.title}</caption>
        <thead>
          <tr>
            <th scope="col">{common.attacker}</th>
            <th scope="col">{common.defender}</th>
            <th scope="col">{common.ground}</th>
            <th scope="col">{common.wins}</th>
            <th scope="col">{common.both}</th>
            <th scope="col">{common.loses}</th>
            <th scope="col">{common.rounds}</th>
            <td class="open" />
          </tr>
        </thead>
        <tbody>
          {COMMON.map((battle, i) => {
            const odds = oddsOfWritten(battle);
            const shares = sharesOf(odds, 1000);
            const [attacker, defender] = [battle.attacker, battle.defender].map((side) =>
              common.units({ ...tallyOf(side), leader: 0 }),
            );
            return (
              <tr key={`${attacker}${defender}${battle.terrain}`}>
                <th scope="row">{attacker}</th>
                <td>{defender}</td>
                <td>{circumstances(battle, common)}</td>
                {shares.map(({ end, parts, chance }) => (
                  <td key={end} class="figure">
                    {words.share(parts, 1000, chance)}
                  </td>
                ))}
                <td class="figure">{words.decimal(odds.rounds.mean)}</td>
                <td class="open" data-common={i} />
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function circumstances({ attacker, defender, terrain, zeal }: WrittenBattle, common: OddsPageWords['common']): string {
  return [
    common.terrain[terrain ?? 'plain'],
    ...(attacker.river ? [common.river] : []),
    ...(attacker.leader ? [common.leader.attacker] : []),
    ...(defender.leader ? [common.leader.defender] : []),
    ...(zeal ? [common.zeal] : []),
  ].join(', ');
}
