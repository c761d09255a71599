import { Button, NativeSelect } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import type { DescribedCall } from '../../../adapters/http/described-calls.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { appStorage } from '../../tab/memory.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { referenceWords } from './reference-words.ts';
import { type Tried, TriedAnswer } from './tried-answer.tsx';
import { TryFields } from './try-fields.tsx';
import { exampleForm, problemsOf, requestOf, type TryForm } from './try-form.ts';

/** The sender: the player of this page, else the world's demo player if it has one. */
function senderOf(sandbox: Sandbox): { readonly known: 'player' | 'demo' | null; readonly token: string | null } {
  const own = appStorage.token();
  if (own !== null) return { known: 'player', token: own };
  const demo = sandbox.token('player');
  return { known: demo === null ? null : 'demo', token: demo };
}

async function sendForm(sandbox: Sandbox, call: DescribedCall, form: TryForm, token: string | null): Promise<Tried> {
  const file = form.file && (await sandbox.files.receive(form.file));
  const request = requestOf(call, form, token);
  const answering = sandbox.handle(file ? { ...request, file } : request);
  const id = sandbox.calls().at(-1)?.id ?? 0;
  const answer = await answering;
  const row = sandbox.calls().find((one) => one.id === id);
  return { id, answer, ms: Math.round(row?.duration ?? 0), entry: row?.entry ?? null };
}

/** A form that sends a call of the contract to the open world (APP-381). */
export function TryCall({ call }: { readonly call: DescribedCall }) {
  const { sandbox, language, act } = usePanel();
  const w = referenceWords[language];
  const { known, token } = senderOf(sandbox);
  const [form, setForm] = useState<TryForm>(() => exampleForm(call));
  const [withSession, setWithSession] = useState(call.auth);
  const [isChecked, setIsChecked] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isSending) return;
    const element = event.currentTarget;
    if (Object.keys(problemsOf(call, form)).length > 0) {
      // After React has marked the invalid fields.
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    setIsSending(true);
    setTried(null);
    const send = async () => setTried(await sendForm(sandbox, call, form, withSession ? token : null));
    void act(send, '').then(() => setIsSending(false));
  };
  return (
    <form className={css.form} noValidate aria-label={fill(w.tryName, { name: call.id })} onSubmit={submit}>
      <NativeSelect
        label={w.as}
        data={[...(known === null ? [] : [{ value: 'yes', label: w[known] }]), { value: 'no', label: w.nobody }]}
        value={withSession && known !== null ? 'yes' : 'no'}
        onChange={(event) => setWithSession(event.currentTarget.value === 'yes')}
      />
      <TryFields
        call={call}
        form={form}
        problems={isChecked ? problemsOf(call, form) : {}}
        onChange={(changes) => setForm((before) => ({ ...before, ...changes }))}
      />
      <p className={call.effect === 'write' ? css.warn : css.small}>
        {call.effect === 'write' ? w.writes : w.readsOnly}
      </p>
      <div className={css.row}>
        <Button type="submit" size="compact-sm" aria-disabled={isSending}>
          {w.send}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setForm(exampleForm(call))}>
          {w.backToExample}
        </Button>
      </div>
      <TriedAnswer call={call} tried={tried} isSending={isSending} />
    </form>
  );
}
