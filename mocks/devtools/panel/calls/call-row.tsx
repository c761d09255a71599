import { Button } from '@mantine/core';
import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { TrafficCall } from '../../../wire/traffic-log.ts';
import { bodyText, clockText } from '../kit/formats.ts';
import { fill, type Labels, missText } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { FaultNote, ScrollRegion } from '../kit/parts.tsx';
import { entryInJournal, socketMethod } from './call-list.ts';
import calls from './calls.module.css';

/** Characters of a body; drawing more slows the page down. */
const bodyShown = 20_000;

function statusText({ status, duration, method }: TrafficCall, t: Labels): string {
  if (method === socketMethod) return socketMethod;
  if (status !== 0) return String(status);
  return duration === null ? t.calls.pending : t.calls.cut;
}

const toneOf = ({ status, duration, method }: TrafficCall) =>
  method === socketMethod || (status >= 200 && status < 400)
    ? 'good'
    : status === 0 && duration === null
      ? 'wait'
      : 'bad';

export function CallRow({ call }: { call: TrafficCall }) {
  const { t } = usePanel();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={calls.call}>
      <button
        type="button"
        className={calls.callHead}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className={calls.status} data-tone={toneOf(call)}>
          {statusText(call, t)}
        </span>
        <span className={calls.callWords}>
          <span className={calls.callName}>{call.operation ?? call.path}</span>
          <span className={css.small}>
            {call.method} {call.path}
          </span>
          <span className={css.small}>
            {clockText(call.at).slice(11)}
            {call.duration !== null && ` · ${fill(t.calls.ms, { ms: Math.round(call.duration) })}`}
            {call.entry !== null && <span className={css.mark}>{fill(t.calls.entry, { entry: call.entry })}</span>}
            {call.fault !== null && <span className={calls.faultTag}>{t.calls.fault}</span>}
          </span>
        </span>
        {call.status === 200 && <ContractCheck problems={call.problems} />}
      </button>
      {open && (
        <div id={id} className={calls.callBody}>
          <CallDetails call={call} />
        </div>
      )}
    </li>
  );
}

function ContractCheck({ problems }: { problems: readonly string[] }) {
  const { t } = usePanel();
  if (problems.length > 0) {
    return (
      <span className={css.warn} role="img" aria-label={t.calls.broken} title={t.calls.broken}>
        <IconAlertTriangle size={18} aria-hidden />
      </span>
    );
  }
  return (
    <span className={css.good} role="img" aria-label={t.calls.valid} title={t.calls.valid}>
      <IconCheck size={18} aria-hidden />
    </span>
  );
}

function CallDetails({ call }: { call: TrafficCall }) {
  const { sandbox, t, act } = usePanel();
  const { fault, nearMisses = [], problems } = call;
  const entry = entryInJournal(sandbox, call);
  return (
    <>
      {entry !== null && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={14} aria-hidden />}
          onClick={() => void act(() => sandbox.travel(entry - 1))}
        >
          {t.calls.undo}
        </Button>
      )}
      {fault !== null && <FaultNote fault={fault} />}
      {nearMisses.map((miss, index) => (
        <p key={index} className={css.small}>
          {missText(call.id, miss, t.faults)}
        </p>
      ))}
      {problems.map((problem) => (
        <p key={problem} className={css.alert}>
          {problem}
        </p>
      ))}
      <Body title={t.calls.request} text={bodyText(call.requestBody)} />
      <Body title={t.calls.answer} text={bodyText(call.responseBody)} />
      <Body title={t.calls.headers} text={bodyText(call.headers)} />
      {call.responseHeaders && <Body title={t.calls.answerHeaders} text={bodyText(call.responseHeaders)} />}
    </>
  );
}

function Body({ title, text }: { title: string; text: string }) {
  const { t } = usePanel();
  return (
    <div>
      <h4 className={css.bodyTitle}>{title}</h4>
      {text === '' ? (
        <p className={css.small}>{t.calls.empty}</p>
      ) : (
        <ScrollRegion className={calls.body} label={title}>
          <pre>{text.length > bodyShown ? `${text.slice(0, bodyShown)}…` : text}</pre>
        </ScrollRegion>
      )}
    </div>
  );
}
