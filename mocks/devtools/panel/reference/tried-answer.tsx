import { Button } from '@mantine/core';
import type { DescribedCall } from '../../../adapters/http/described-calls.ts';
import type { ApiResponse } from '../../../engine/api-message.ts';
import { bodyText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { ScrollRegion } from '../kit/parts.tsx';
import own from './reference.module.css';
import { type ReferenceWords, referenceWords } from './reference-words.ts';

export interface Tried {
  /** Number of its row among the calls. */
  readonly id: number;
  readonly answer: ApiResponse;
  /** Real milliseconds from request to answer. */
  readonly ms: number;
  /** Number of its journal entry; null for none. */
  readonly entry: number | null;
}

/** Characters of a response body; drawing more slows the page down. */
const shown = 20_000;

const answerText = ({ answer, ms }: Tried, w: ReferenceWords): string =>
  answer.kind === 'cut' ? fill(w.cut, { ms }) : fill(w.answered, { status: answer.status, ms });

interface Props {
  readonly call: DescribedCall;
  readonly tried: Tried | null;
  readonly isSending: boolean;
}

/** The response to a call, with buttons to its row in Calls and its journal entry (APP-382). */
export function TriedAnswer({ call, tried, isSending }: Props) {
  const { sandbox, language, goTo } = usePanel();
  useFresh(sandbox);
  const w = referenceWords[language];
  const isListed = tried !== null && sandbox.calls().some(({ id }) => id === tried.id);
  const entry = tried?.entry ?? null;
  const isKept = entry !== null && entry < sandbox.journal().length;
  const text = tried?.answer.kind === 'answer' ? bodyText(tried.answer.text) : '';
  return (
    <div className={own.answer}>
      <p role="status" className={tried?.answer.kind === 'cut' ? css.bad : undefined}>
        {isSending ? w.sending : tried && answerText(tried, w)}
        {tried && !isSending && call.effect === 'write' && entry === null && ` · ${w.noEntry}`}
      </p>
      {text !== '' && (
        <ScrollRegion className={css.report} label={fill(w.answer, { name: call.id })}>
          <pre>{text.length > shown ? `${text.slice(0, shown)}…` : text}</pre>
        </ScrollRegion>
      )}
      {tried && (
        <div className={css.row}>
          {isListed && (
            <Button size="compact-sm" variant="default" onClick={() => goTo({ tab: 'calls', call: tried.id })}>
              {fill(w.toCall, { id: tried.id })}
            </Button>
          )}
          {isKept && (
            <Button size="compact-sm" variant="default" onClick={() => goTo({ tab: 'state', entry })}>
              {fill(w.entry, { entry })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
