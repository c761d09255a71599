import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { AppWords } from '../../recorder/app-words.ts';
import type { Recorder } from '../../recorder/recorder.ts';
import type { Recording } from '../../recorder/recording.ts';
import { targetInWords } from '../../recorder/write/code.ts';
import { writeState, writeTest } from '../../recorder/write/write-state.ts';
import { writeStory } from '../../recorder/write/write-story.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { CopyButton, ScrollRegion, Section } from '../kit/parts.tsx';
import { recordWords } from './record-words.ts';

const usualName = 'recorded-story';
const isName = (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

interface Props {
  readonly recorder: Recorder;
  readonly recording: Recording;
  readonly words: AppWords;
}

export function WrittenFiles({ recorder, recording, words }: Props) {
  const { language } = usePanel();
  const w = recordWords[language];
  const [name, setName] = useState(usualName);
  const signs = recording.ended?.signs ?? [];
  const questions = recording.steps.filter(({ doubt }) => doubt !== undefined).length;
  return (
    <>
      <Section title={w.end}>
        <NativeSelect
          label={w.sign}
          value={String(recording.ended?.sign ?? 0)}
          data={[
            ...signs.map((sign, at) => ({ value: String(at), label: targetInWords(sign, words) })),
            { value: String(signs.length), label: '–' },
          ]}
          onChange={(event) => recorder.chooseSign(Number(event.currentTarget.value))}
        />
        <TextInput
          label={w.name}
          description={w.nameHelp}
          spellCheck={false}
          value={name}
          error={isName(name) ? undefined : w.badName}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Section>
      {questions > 0 && <p className={css.warn}>{fill(w.questions, { count: questions })}</p>}
      {questions === 0 && recording.steps.length > 0 && isName(name) && (
        <>
          <WrittenFile
            title={w.story}
            lead={w.storyLead}
            file={`${name}.ts`}
            text={writeStory(name, recording, words)}
          />
          <WrittenFile
            title={w.state}
            lead={w.stateLead}
            file={`${name}.state.ts`}
            text={writeState(name, recording)}
          />
          <WrittenFile
            title={w.test}
            lead={w.testLead}
            file={`${name}.e2e.ts`}
            text={writeTest(name, recording, language)}
          />
        </>
      )}
    </>
  );
}

interface FileProps {
  readonly title: string;
  readonly lead: string;
  readonly file: string;
  readonly text: string;
}

function WrittenFile({ title, lead, file, text }: FileProps) {
  const { language } = usePanel();
  const w = recordWords[language];
  const download = () => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: address, download: file }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <Section title={title} lead={lead} aside={<CopyButton value={text} what={title} />}>
      <ScrollRegion className={css.report} label={file}>
        <pre lang="en">{text}</pre>
      </ScrollRegion>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
        {fill(w.download, { file })}
      </Button>
    </Section>
  );
}
