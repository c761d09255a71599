import { Button } from '@mantine/core';
import { IconPointer } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { type Asked, usePanel } from '../kit/panel-tools.ts';
import { reasonOf } from '../kit/reasons.ts';
import { FoundCard } from './found-card.tsx';
import { type Inquiry, inquire } from './inquire.ts';
import { usualBudget } from './trial/trial.ts';

/** What was found about what was asked: it is there again when the tester comes back to the tab. */
const found = new WeakMap<Asked, Inquiry>();

/** How much longer a trial may take when the tester wants the rest. */
const longer = { renders: usualBudget.renders * 10, ms: usualBudget.ms * 10 };

/** "Why do I see this?": from something in the app back to what has made it. */
export function WhyTab() {
  const { sandbox, t, language, asked, act, choose } = usePanel();
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState<string | null>(null);
  const [isOnceMore, setOnceMore] = useState(false);
  const inquiry = asked && found.get(asked);
  const isLooking = asked !== null && failed === null && (!inquiry || isOnceMore);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked is looked into once, in the language of that moment
  useEffect(() => {
    if (!asked || (found.has(asked) && !isOnceMore)) return;
    let isCurrent = true;
    setFailed(null);
    inquire(asked.element, sandbox, language, isOnceMore ? longer : usualBudget)
      .then(
        (result) => void found.set(asked, result),
        (problem: unknown) => isCurrent && setFailed(reasonOf(problem, t)),
      )
      .finally(() => {
        if (!isCurrent) return;
        setOnceMore(false);
        setCount((count) => count + 1);
      });
    return () => {
      isCurrent = false;
    };
  }, [asked, isOnceMore]);

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
      {inquiry && <FoundCard inquiry={inquiry} onGoOn={() => setOnceMore(true)} />}
    </>
  );
}
