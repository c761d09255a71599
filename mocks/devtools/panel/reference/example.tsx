import { bodyText } from '../kit/formats.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { ScrollRegion } from '../kit/scroll-region.tsx';
import { referenceWords } from './reference-words.ts';

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
