import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { ErrorCode } from '../../../../contract/generated/errors.ts';
import { errorMeanings } from '../../../../contract/generated/reference.ts';
import type { Content, DescribedCall, Refusal } from '../../../adapters/http/described-calls.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Example, FieldList } from './field-list.tsx';
import own from './reference.module.css';
import { referenceWords } from './reference-words.ts';
import { parameterFields, schemaFields } from './schema-fields.ts';
import { TryCall } from './try-call.tsx';

interface Props {
  readonly call: DescribedCall;
}

/** A call of the contract; a press shows its details (APP-380). */
export function DescribedRow({ call }: Props) {
  const { language } = usePanel();
  const w = referenceWords[language];
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={own.item}>
      <button type="button" className={own.head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className={own.method} data-effect={call.effect}>
          {call.method}
        </span>
        <span className={css.grow}>
          <span className={own.name}>{call.id}</span>
          <span className={css.small}>{call.path}</span>
          <span className={css.small} lang="en">
            {call.summary}
          </span>
          {call.effect === 'write' && <span className={css.mark}>{w.changes}</span>}
        </span>
      </button>
      {open && (
        <div id={id} className={own.details}>
          <Details call={call} />
        </div>
      )}
    </li>
  );
}

function Details({ call }: Props) {
  const { language } = usePanel();
  const w = referenceWords[language];
  const [tries, setTries] = useState(false);
  const { id, effect, auth, money, pathParameters, takes, gives, upload } = call;
  const traits = [w[effect === 'read' ? 'reads' : 'changes'], w[auth ? 'auth' : 'open'], ...(money ? [w.money] : [])];
  return (
    <>
      <p className={css.small}>{traits.join(' · ')}</p>
      <Button size="compact-sm" variant="default" aria-expanded={tries} onClick={() => setTries(!tries)}>
        {w.try}
      </Button>
      {tries && <TryCall call={call} />}
      {pathParameters.length > 0 && (
        <Part title={w.parameters}>
          <FieldList label={fill(w.fields, { what: w.parameters })} fields={parameterFields(pathParameters)} />
        </Part>
      )}
      <Part title={w.takes}>
        {takes === null && <p className={css.small}>{w.takesNothing}</p>}
        {upload && <p className={css.small}>{w.takesFile}</p>}
        {takes !== null && !upload && <Body name={`${id}, ${w.takes}`} content={takes} />}
      </Part>
      <Part title={w.gives}>
        <Body name={`${id}, ${w.gives}`} content={gives} />
      </Part>
      <Part title={w.codes}>
        <Codes call={call} />
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <h4 className={css.bodyTitle}>{title}</h4>
      {children}
    </div>
  );
}

function Body({ name, content: { schema, example } }: { readonly name: string; readonly content: Content }) {
  const { language } = usePanel();
  return (
    <>
      <FieldList label={fill(referenceWords[language].fields, { what: name })} fields={schemaFields(schema)} />
      <Example name={name} value={example} />
    </>
  );
}

function Codes({ call: { id, errors, refusals } }: Props) {
  const { language } = usePanel();
  const w = referenceWords[language];
  return (
    <table className={own.codes} aria-label={`${id}, ${w.codes}`}>
      <thead>
        <tr>
          <th scope="col">{w.status}</th>
          <th scope="col">{w.code}</th>
        </tr>
      </thead>
      <tbody>
        {errors.map((code) => {
          const own = refusals.filter((refusal) => refusal.code === code);
          return (
            <tr key={code}>
              <td>{own[0]?.status}</td>
              <td>
                <code>{code}</code>
                <span className={css.small} lang="en">
                  {errorMeanings[code as ErrorCode]}
                </span>
                {own.map((refusal) => (
                  <WayTo key={refusal.how + refusal.link} {...refusal} />
                ))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function WayTo({ code, way, how, link }: Refusal) {
  const { language, base } = usePanel();
  const w = referenceWords[language];
  return (
    <span className={css.small}>
      {w.ways[way]}: <span lang="en">{how}</span>{' '}
      <a href={base + link} className={own.world}>
        {fill(w.world, { code })}
      </a>
    </span>
  );
}
