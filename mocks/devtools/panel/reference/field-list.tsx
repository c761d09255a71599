import { bodyText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { ScrollRegion } from '../kit/parts.tsx';
import own from './reference.module.css';
import { type ReferenceWords, referenceWords } from './reference-words.ts';
import type { Limit, SchemaField } from './schema-fields.ts';

function limitText({ kind, min, max }: Limit, w: ReferenceWords): string {
  const texts = w.limit[kind];
  if (min === null) return fill(texts.max, { max: max ?? '' });
  return max === null ? fill(texts.min, { min }) : fill(texts.both, { min, max });
}

interface Props {
  readonly label: string;
  readonly fields: readonly SchemaField[];
}

export function FieldList({ label, fields }: Props) {
  const { language } = usePanel();
  const w = referenceWords[language];
  if (fields.length === 0) return <p className={css.small}>{w.noFields}</p>;
  return (
    <ul className={own.fields} aria-label={label}>
      {fields.map((field) => (
        <li key={field.path} className={own.field}>
          <code className={own.path}>{field.path}</code> <code className={own.type}>{field.type}</code>
          {!field.required && <span className={css.tag}>{w.optional}</span>}
          {field.limits.length > 0 && (
            <span className={css.small}>{field.limits.map((one) => limitText(one, w)).join(' · ')}</span>
          )}
          {field.values.length > 0 && (
            <span className={css.small}>{fill(w.values, { values: field.values.join(', ') })}</span>
          )}
          {field.description !== '' && (
            <span className={css.small} lang="en">
              {field.description}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** An example of the contract, if it has one. @param name what the example shows */
export function Example({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { language } = usePanel();
  if (value === undefined) return null;
  return (
    <ScrollRegion className={css.report} label={fill(referenceWords[language].example, { what: name })}>
      <pre>{typeof value === 'string' ? JSON.stringify(value) : bodyText(value)}</pre>
    </ScrollRegion>
  );
}
