import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import cards from '../kit/cards.module.css';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { CopyButton, ScrollRegion } from '../kit/parts.tsx';
import { ruleWords, wordsOf } from './acts.ts';
import type { Find, Pictures } from './explorer.ts';
import own from './find-card.module.css';

/** A broken rule: its steps, pictures, test and link, and a button that repeats it. */
export function FindCard({ find, onRepeat }: { find: Find; onRepeat: (() => void) | null }) {
  const { t } = usePanel();
  const { rule, detail, path, link, first, seed, test, pictures } = find;
  const title = ruleWords(rule, t);
  const steps = path.map((act) => wordsOf(act, t));
  return (
    <li className={own.find}>
      <span className={cards.cardName}>
        <span className={css.bad}>{title}</span>
        <CopyButton value={[rule, detail, ...steps, ...(link === null ? [] : [link])].join('\n')} what={title} />
      </span>
      <code className={css.small} lang="en">
        {detail}
      </code>
      <ol className={css.small}>
        {steps.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place
          <li key={at}>{words}</li>
        ))}
      </ol>
      <span className={cards.cardText}>{fill(t.explore.shortened, { first, left: path.length, seed })}</span>
      {pictures && <BothPictures pictures={pictures} />}
      {link === null ? (
        <span className={cards.cardText}>{t.explore.noLink}</span>
      ) : (
        <span className={css.row}>
          <Button component="a" className={css.grow} variant="default" href={link} target="_blank" rel="noopener">
            {t.explore.link}
          </Button>
          <CopyButton value={link} what={t.explore.link} />
        </span>
      )}
      {test !== '' && <PastedTest text={test} />}
      <Button
        variant="default"
        disabled={onRepeat === null}
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        onClick={() => onRepeat?.()}
      >
        {t.explore.repeat}
      </Button>
    </li>
  );
}

/** Address of a blob while it is shown; null at first. */
function useAddress(blob: Blob): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}

function BothPictures({ pictures }: { pictures: Pictures }) {
  const { t } = usePanel();
  return (
    <div className={own.pictures}>
      <Picture blob={pictures.before} name={t.explore.before} file="before.png" />
      <Picture blob={pictures.after} name={t.explore.after} file="after.png" />
    </div>
  );
}

/** A picture that is saved when it is pressed. */
function Picture({ blob, name, file }: { blob: Blob; name: string; file: string }) {
  const { t } = usePanel();
  const address = useAddress(blob);
  if (address === null) return null;
  return (
    <a className={own.picture} href={address} download={file} aria-label={fill(t.explore.savePicture, { name })}>
      <img src={address} alt="" />
      <span className={css.small}>{name}</span>
    </a>
  );
}

function PastedTest({ text }: { text: string }) {
  const { t } = usePanel();
  return (
    <details className={own.test}>
      <summary>{t.explore.test}</summary>
      <p className={css.small}>{t.explore.testLead}</p>
      <div className={css.row}>
        <ScrollRegion className={`${css.report} ${css.grow}`} label={t.explore.test}>
          <pre lang="en">{text}</pre>
        </ScrollRegion>
        <CopyButton value={text} what={t.explore.test} />
      </div>
    </details>
  );
}
