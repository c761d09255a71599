import { Button } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { fill, reasonOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { type Asked, usePanel } from '../kit/panel-tools.ts';
import { FoundCard } from './found-card.tsx';
import { outline } from './frame-around.ts';
import { type Inquiry, inquire } from './inquire.ts';
import { usualBudget } from './trial/trial.ts';

/** Results by request, for when the tester returns to the tab. */
const found = new WeakMap<Asked, Inquiry>();

/** "Why do I see this?": shows the origin of an element of the app. */
export function WhyTab() {
  const { sandbox, t, language, asked, act, choose } = usePanel();
  const [failed, setFailed] = useState<string | null>(null);
  /** Factor on the usual budget of the trial; the tester can ask for ten times as much. */
  const [given, setGiven] = useState({ asked, times: 1 });
  const times = given.asked === asked ? given.times : 1;
  const [isLooking, setLooking] = useState(false);
  const inquiry = asked && found.get(asked);

  useEffect(() => {
    if (!asked || (found.has(asked) && times === 1)) return;
    let isCurrent = true;
    setFailed(null);
    setLooking(true);
    const budget = { renders: usualBudget.renders * times, ms: usualBudget.ms * times };
    inquire(asked, sandbox, language, budget)
      .then(
        (result) => void found.set(asked, result),
        (problem: unknown) => isCurrent && setFailed(reasonOf(problem, t)),
      )
      .finally(() => {
        if (isCurrent) setLooking(false);
      });
    return () => {
      isCurrent = false;
    };
  }, [asked, times, sandbox, language, t]);

  useEffect(() => (asked ? outline(asked) : undefined), [asked]);

  return (
    <>
      <p className={css.lead}>{t.why.lead}</p>
      <Button leftSection={<IconPointer size={16} aria-hidden />} onClick={() => void act(choose, '')}>
        {t.why.choose}
      </Button>
      <p className={css.small}>{t.why.hint}</p>
      {/* always there: screen readers announce what changes inside */}
      <p role="status" className={css.lead}>
        {isLooking ? t.why.looking : ''}
      </p>
      {failed !== null && <p className={css.alert}>{fill(t.why.failed, { reason: failed })}</p>}
      {inquiry && <FoundCard inquiry={inquiry} onGoOn={() => setGiven({ asked, times: times * 10 })} />}
    </>
  );
}
