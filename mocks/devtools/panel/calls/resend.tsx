import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { operations } from '../../../../contract/generated/operations.ts';
import { isJson } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import type { Row } from './call-list.ts';
import { bodyOf, isUpload } from './copied-request.ts';

const keyHeader = 'idempotency-key';

/** Sends a call to the open world again. The tester may edit the body and replace the idempotency key (APP-368). */
export function Resend({ call }: { call: Row }) {
  const { sandbox, t, act, say } = usePanel();
  const [body, setBody] = useState(bodyOf(call) ?? '');
  const [key, setKey] = useState<'old' | 'new'>('old');
  const [isSending, setIsSending] = useState(false);
  if (isUpload(call)) return <p className={css.small}>{t.calls.noResend}</p>;
  const { id, method, path, operation } = call;
  const hasBody = method !== 'GET';
  const changes = operation === null || operations[operation].effect === 'write';

  const send = async () => {
    const { [keyHeader]: given, ...others } = call.headers;
    const wanted = key === 'new' ? crypto.randomUUID() : given;
    const headers = wanted === undefined ? others : { ...others, [keyHeader]: wanted };
    // Each page numbers its calls from one.
    const repeats = call.page ? {} : { resent: id };
    const answering = sandbox.handle({ method, path, headers, body: hasBody ? body : null, ...repeats });
    const sent = sandbox.calls().at(-1)?.id ?? 0;
    const answer = await answering;
    if (answer.kind === 'cut') say(fill(t.calls.resentCut, { id: sent }), 'failed');
    else say(fill(t.calls.resent, { id: sent, status: answer.status }));
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        // Without a key a second press would be a second transfer.
        if (isSending) return;
        setIsSending(true);
        void act(send, '').then(() => setIsSending(false));
      }}
    >
      {hasBody && (
        <Textarea
          label={t.calls.resendBody}
          rows={4}
          spellCheck={false}
          value={body}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
      )}
      <p role="status" className={body === '' || isJson(body) ? css.unseen : css.warn}>
        {body !== '' && !isJson(body) && t.calls.notJson}
      </p>
      {changes && (
        <NativeSelect
          label={t.calls.key}
          data={[
            { value: 'old', label: t.calls.keyOf[call.headers[keyHeader] === undefined ? 'none' : 'same'] },
            { value: 'new', label: t.calls.keyOf.new },
          ]}
          value={key}
          onChange={(event) => setKey(event.currentTarget.value as typeof key)}
        />
      )}
      <div className={css.row}>
        <Button type="submit" size="compact-sm" aria-disabled={isSending}>
          {t.calls.send}
        </Button>
      </div>
      {changes && <p className={css.small}>{t.calls.appNotTold}</p>}
    </form>
  );
}
