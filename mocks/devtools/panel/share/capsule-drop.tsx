import { Button, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { reasonOf } from '../kit/reasons.ts';
import { Section } from '../kit/section.tsx';
import own from './capsule-drop.module.css';

/** Opens a capsule that is chosen, dropped or pasted, and shows why one cannot be opened. */
export function CapsuleDrop() {
  const { sandbox, t, say } = usePanel();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const open = async (capsule: string | Blob) => {
    setProblem(null);
    try {
      await sandbox.importCapsule(typeof capsule === 'string' ? capsule : await capsule.text());
      say(t.share.opened);
    } catch (error) {
      setProblem(reasonOf(error, t));
    }
  };
  const openFirst = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) void open(file);
  };
  return (
    <Section title={t.share.open}>
      {/* the button does the same as dropping a file, for keyboards and touch */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-label={t.share.open}
        className={own.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          openFirst(event.dataTransfer.files);
        }}
      >
        <span className={css.lead}>{t.share.drop}</span>
        <input
          ref={field}
          type="file"
          accept=".json,application/json"
          className={css.unseen}
          tabIndex={-1}
          aria-hidden
          onChange={(event) => {
            openFirst(event.currentTarget.files);
            event.currentTarget.value = '';
          }}
        />
        <Button variant="default" onClick={() => field.current?.click()}>
          {t.share.choose}
        </Button>
      </div>
      <Textarea label={t.share.paste} rows={3} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {problem && (
        <p role="alert" className={css.alert}>
          {problem}
        </p>
      )}
      <Button variant="default" disabled={text.trim() === ''} onClick={() => void open(text)}>
        {t.share.openPasted}
      </Button>
    </Section>
  );
}
