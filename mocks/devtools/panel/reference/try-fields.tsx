import { Textarea, TextInput } from '@mantine/core';
import type { DescribedCall } from '../../../adapters/http/described-calls.ts';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { FileDrop } from '../share/file-drop.tsx';
import { type ReferenceWords, referenceWords } from './reference-words.ts';
import type { FieldProblem, FormProblems, TryForm } from './try-form.ts';

function problemText(problem: FieldProblem | undefined, w: ReferenceWords): string | null {
  if (problem === undefined) return null;
  if (problem.kind === 'missing') return w.missing;
  if (problem.kind === 'too-long') return fill(w.tooLong, { max: problem.max });
  return w.notJson;
}

interface Props {
  readonly call: DescribedCall;
  readonly form: TryForm;
  readonly problems: FormProblems;
  readonly onChange: (changes: Partial<TryForm>) => void;
}

/** The fields for path parameters and body, each with its problem. */
export function TryFields({ call, form, problems, onChange }: Props) {
  const { language } = usePanel();
  const w = referenceWords[language];
  return (
    <>
      {call.pathParameters.map(({ name, description }) => (
        <TextInput
          key={name}
          label={name}
          description={<span lang="en">{description}</span>}
          required
          spellCheck={false}
          value={form.parameters[name] ?? ''}
          error={problemText(problems[`path.${name}`], w)}
          onChange={(event) => onChange({ parameters: { ...form.parameters, [name]: event.currentTarget.value } })}
        />
      ))}
      {call.takes !== null && !call.upload && (
        <Textarea
          label={w.body}
          required
          rows={Math.min(12, form.body.split('\n').length + 1)}
          spellCheck={false}
          value={form.body}
          error={problemText(problems.body, w)}
          onChange={(event) => onChange({ body: event.currentTarget.value })}
        />
      )}
      {call.upload && (
        <>
          <FileDrop
            label={w.file}
            lead={form.file === null ? w.fileLead : fill(w.chosen, { name: form.file.name })}
            button={w.chooseFile}
            accept="image/*,video/*"
            onFile={(file) => onChange({ file })}
          />
          {problems.file && (
            <p role="alert" className={css.alert}>
              {problemText(problems.file, w)}
            </p>
          )}
        </>
      )}
    </>
  );
}
