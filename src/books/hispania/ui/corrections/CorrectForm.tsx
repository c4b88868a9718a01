import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { onceDrawn } from '../../../../ui/drawn.ts';
import { Guarded } from '../../../../ui/Guarded.tsx';
import { pageData } from '../../../../ui/page-data.ts';
import { NATIONS, PROVINCES } from '../../engine/data/ids.ts';
import { dataSet, PUBLISHED } from '../../engine/data/sets.ts';
import { useCommon } from '../naming.tsx';
import { fragmentOf, readAbout } from './address.ts';
import { type About, type Wrong, wrongIn } from './beside.ts';
import { Chooser } from './Chooser.tsx';
import { enteredIn } from './entered.ts';
import { idOf } from './Field.tsx';
import { ListPart } from './ListPart.tsx';
import { NationPart } from './NationPart.tsx';
import { ProvincePart } from './ProvincePart.tsx';
import { useList } from './use-list.ts';
import { useForm } from './words.ts';

const SET = dataSet(PUBLISHED);

/** The form: the list as a whole, and the values of one nation or province. */
export function CorrectForm() {
  const { page } = useForm();
  const { names, around } = useCommon();
  const list = useList();
  const [about, setAbout] = useState<About | undefined>(() => readAbout(location.hash));
  const { corrections: all } = list.named;
  const wrong = useMemo(() => wrongIn(SET, all), [all]);
  useLayoutEffect(() => {
    const read = (): void => {
      const named = readAbout(location.hash);
      if (named) setAbout(named);
    };
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const show = (next: About | undefined): void => {
    setAbout(next);
    history.replaceState(history.state, '', location.pathname + location.search + fragmentOf(next));
  };
  const goTo = ({ about: where, fields: [field = ''] }: Wrong): void => {
    show(where);
    onceDrawn(() => document.getElementById(idOf(field))?.focus());
  };
  const { incomes, borders, points, setUps } = enteredIn(all);
  const part = { set: SET, all, wrong, onChange: list.change };
  return (
    <div class="correct-desk table">
      <Guarded what={around.parts.correctionsPart} of={all} raw={pageData}>
        <ListPart list={list} wrong={wrong} onGoTo={goTo} />
      </Guarded>
      <section class="slip sheet" aria-label={page.choose.label}>
        <div class="choosing">
          <Chooser
            label={page.choose.nation}
            ids={NATIONS}
            nameOf={(id) => names.nations[id]}
            corrected={[...points, ...setUps]}
            chosen={about && 'nation' in about ? about.nation : undefined}
            onChoose={(nation) => show(nation && { nation })}
          />
          <Chooser
            label={page.choose.province}
            ids={PROVINCES}
            nameOf={(id) => names.places[id]}
            corrected={[...incomes, ...borders.flat()]}
            chosen={about && 'province' in about ? about.province : undefined}
            onChoose={(province) => show(province && { province })}
          />
        </div>
        {!about && <p class="aside">{page.choose.nothing}</p>}
        <Guarded what={around.parts.correctionsPart} of={about} raw={pageData}>
          {about && 'nation' in about && <NationPart key={about.nation} {...part} id={about.nation} />}
          {about && 'province' in about && <ProvincePart key={about.province} {...part} id={about.province} />}
        </Guarded>
      </section>
    </div>
  );
}
