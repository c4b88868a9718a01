import { drawnName } from '../../../../kernel/names.ts';
import { download } from '../../../../ui/hand-out.ts';
import { Say } from '../../../../ui/Say.tsx';
import { correctionsText, LONGEST_NAME } from '../../engine/corrections-file.ts';
import { fault as faultWords } from '../../words/faults.ts';
import { useCommon } from '../naming.tsx';
import type { Wrong } from './beside.ts';
import { enteredIn, isEmpty } from './entered.ts';
import type { List } from './use-list.ts';
import { useForm } from './words.ts';

interface Props {
  readonly list: List;
  readonly wrong: readonly Wrong[];
  readonly onGoTo: (wrong: Wrong) => void;
}

/** The list as a whole: its name, contents and faults; saving it to a file and opening it. */
export function ListPart({ list, wrong, onGoTo }: Props) {
  const { page, faults: words, home } = useForm();
  const { names, play } = useCommon();
  const { named, kept, damaged, done, refused } = list;
  const empty = isEmpty(named.corrections);
  const own: Readonly<Record<string, (params: (typeof refused)[number]['params'], path: string) => string>> =
    page.faults;
  return (
    <section class="slip list" aria-labelledby="list">
      <h2 id="list">{page.list.title}</h2>
      <label class="named">
        <span>{page.list.name}</span>
        <input
          value={named.name}
          placeholder={page.list.unnamed}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={({ currentTarget }) => list.rename(currentTarget.value)}
        />
      </label>
      <p role="status">
        {empty ? page.list.none : page.list.sum(enteredIn(named.corrections))}{' '}
        {!empty && (wrong.length === 0 ? page.list.fine : page.list.wrong(wrong.length))}{' '}
        {kept ? !empty && page.list.kept : page.list.notKept}
      </p>
      {wrong.length > 0 && (
        <ul class="faults">
          {wrong.map((one) => (
            <li key={one.fault.code + one.fault.path}>
              {'nation' in one.about ? (
                <span class="n">{names.nations[one.about.nation]}</span>
              ) : (
                <i>{names.places[one.about.province]}</i>
              )}
              {play.colon}
              <Say text={faultWords(words, one.fault)} />{' '}
              <button type="button" class="act" onClick={() => onGoTo(one)}>
                {page.list.goTo}
              </button>
            </li>
          ))}
        </ul>
      )}
      {damaged !== undefined && (
        <p role="alert">
          {page.list.damaged}{' '}
          <button type="button" class="act" onClick={() => download({ name: page.list.file(''), text: damaged })}>
            {page.list.damagedSave}
          </button>
        </p>
      )}
      {refused.length > 0 && (
        <div class="wrong" role="alert">
          <p>{page.list.refused}</p>
          <ul>
            {refused.map((fault) => (
              <li key={fault.code + fault.path}>
                {own[fault.code]?.(fault.params, fault.path) ?? <Say text={faultWords(words, fault)} />}
              </li>
            ))}
          </ul>
        </div>
      )}
      {done && (
        <p role="status">
          {done.is === 'opened' ? page.list.opened(drawnName(done.name)) : page.list.cleared}{' '}
          <button type="button" class="act" onClick={list.back}>
            {page.list.back}
          </button>
        </p>
      )}
      <p class="acts">
        <button
          type="button"
          class="btn"
          disabled={empty}
          onClick={() => download({ name: page.list.file(named.name), text: correctionsText(named) })}
        >
          {page.list.save}
        </button>
        <label class="btn quiet">
          {page.list.open}
          <input
            type="file"
            class="vh"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void list.open(file);
              // The same file may be chosen again after a repair.
              currentTarget.value = '';
            }}
          />
        </label>
        {!empty && (
          <button type="button" class="btn quiet" onClick={list.clear}>
            {page.list.clear}
          </button>
        )}
      </p>
      {!empty && wrong.length === 0 && (
        <p>
          <a href={`${home}play/`}>{page.list.play}</a>
        </p>
      )}
    </section>
  );
}
