import { Button } from '@mantine/core';
import { useState } from 'react';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { ScrollRegion } from '../kit/parts.tsx';
import type { Row } from './call-list.ts';
import { asCurl, asFetch } from './copied-request.ts';
import { asTest, type NoTest } from './copied-test.ts';
import { Resend } from './resend.tsx';

export function CallTools({ call }: { call: Row }) {
  const { sandbox, t, act, say } = usePanel();
  const [shown, setShown] = useState<string | null>(null);
  const [noTest, setNoTest] = useState<NoTest | null>(null);
  const [sends, setSends] = useState(false);

  const copy = async (text: string, done = t.panel.copied) => {
    setShown(text);
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      say(t.panel.noCopy, 'failed');
    }
  };
  const copyTest = async () => {
    const made = await asTest(sandbox, call);
    if (made.kind === 'test') return copy(made.text, t.calls.testChecked);
    setShown(null);
    setNoTest(made.why);
  };
  const isOver = call.duration !== null;
  return (
    <>
      <div className={css.row} role="group" aria-label={t.calls.copyAs}>
        <span className={css.small} aria-hidden>
          {t.calls.copyAs}
        </span>
        <Button size="compact-sm" variant="default" onClick={() => void copy(asCurl(call))}>
          curl
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => void copy(asFetch(call))}>
          fetch
        </Button>
        {isOver && (
          <Button
            size="compact-sm"
            variant="default"
            aria-disabled={noTest !== null}
            onClick={() => noTest === null && void act(copyTest, '')}
          >
            {t.calls.asTest}
          </Button>
        )}
        <Button size="compact-sm" variant="default" aria-expanded={sends} onClick={() => setSends(!sends)}>
          {t.calls.resend}
        </Button>
      </div>
      <p role="status" className={noTest === null ? css.unseen : css.small}>
        {noTest !== null && t.calls.noTest[noTest]}
      </p>
      {sends && <Resend call={call} />}
      {shown !== null && (
        <ScrollRegion className={css.report} label={t.calls.copiedText}>
          <pre>{shown}</pre>
        </ScrollRegion>
      )}
    </>
  );
}
