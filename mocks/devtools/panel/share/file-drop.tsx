import { Button } from '@mantine/core';
import { type Ref, useRef, useState } from 'react';
import css from '../kit/panel.module.css';
import own from './share.module.css';

interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  readonly lead: string;
  readonly button: string;
  /** Kinds of files, as `accept` of an input has them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

export function FileDrop({ ref, label, lead, button, accept, onFile }: Props) {
  const [over, setOver] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const takeFirst = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onFile(file);
  };
  return (
    // For keyboards and touch there is the button
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={own.drop}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        // The tab takes what is dropped beside.
        event.stopPropagation();
        setOver(false);
        takeFirst(event.dataTransfer.files);
      }}
    >
      <span className={css.lead}>{lead}</span>
      <input
        ref={field}
        type="file"
        accept={accept}
        className={css.unseen}
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          takeFirst(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <Button variant="default" onClick={() => field.current?.click()}>
        {button}
      </Button>
    </div>
  );
}
