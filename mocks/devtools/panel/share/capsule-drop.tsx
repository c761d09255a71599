import { Button, Textarea } from '@mantine/core';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { capsuleText } from '../../../sandbox/read-capsule.ts';
import { showNotices } from '../../page-kit/notices.ts';
import { reasonOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import { FileDrop } from './file-drop.tsx';

/** Opens a file that was dropped elsewhere on the tab. */
export interface CapsuleTaker {
  take(file: File): void;
}

/** Opens a capsule that is chosen, dropped or pasted, and shows why one cannot be opened. */
export function CapsuleDrop({ ref }: { readonly ref?: Ref<CapsuleTaker> }) {
  const { sandbox, t, language, say } = usePanel();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const latest = useRef(0);

  const open = async (capsule: string | Blob) => {
    const number = ++latest.current;
    const isLatest = () => latest.current === number;
    setProblem(null);
    try {
      const given = typeof capsule === 'string' ? capsule : capsuleText(new Uint8Array(await capsule.arrayBuffer()));
      // Another one was chosen meanwhile.
      if (!isLatest()) return;
      const retired = await sandbox.importCapsule(given);
      if (retired.length > 0) showNotices(['retired'], language, retired);
      if (isLatest()) say(t.share.opened);
    } catch (error) {
      if (isLatest()) setProblem(reasonOf(error, t));
    }
  };
  const zone = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    take(file) {
      zone.current?.scrollIntoView({ block: 'start' });
      void open(file);
    },
  }));
  return (
    <Section title={t.share.open}>
      <FileDrop
        ref={zone}
        label={t.share.open}
        lead={t.share.drop}
        button={t.share.choose}
        accept=".json,application/json"
        onFile={(file) => void open(file)}
      />
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
