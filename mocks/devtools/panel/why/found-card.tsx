import { Button } from '@mantine/core';
import { fill, type Labels } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import type { Source } from './chain/possible.ts';
import { ChainList } from './chain-list.tsx';
import type { Inquiry } from './inquire.ts';
import type { Trial } from './trial/trial.ts';
import own from './why.module.css';

/** The result for one element; proved, possible and unknown are labelled differently. */
export function FoundCard({ inquiry, onGoOn }: { inquiry: Inquiry; onGoOn: () => void }) {
  const { t } = usePanel();
  const { shown, verdict, trial, chains, together, keys, sources, meanwhile } = inquiry;
  return (
    <>
      <Section title={t.why.shown}>
        <p className={own.shown}>{shown === '' ? t.why.noText : shown.slice(0, 300)}</p>
        <p>
          <strong className={own.verdict} data-verdict={verdict}>
            {t.why.verdict[verdict]}
          </strong>
        </p>
        <p>{t.why.about[verdict]}</p>
        <Effort inquiry={inquiry} />
        {meanwhile.calls + meanwhile.entries + meanwhile.writes > 0 && (
          <p className={css.warn}>{fill(t.why.meanwhile, { ...meanwhile })}</p>
        )}
        {(trial.untried.length > 0 || trial.skipped.some((why) => why === 'late' || why === 'failed')) && (
          <div className={css.row}>
            <p className={css.grow}>
              {trial.untried.length > 0 && fill(t.why.untried, { count: trial.untried.length })}
            </p>
            <Button variant="default" onClick={onGoOn}>
              {t.why.goOn}
            </Button>
          </div>
        )}
      </Section>
      {chains.length > 0 && (
        <Section title={t.why.fields}>
          <ChainList chains={chains} />
        </Section>
      )}
      {together.map((group) => (
        <Section key={group.map(({ path }) => path.join('.')).join()} title={t.why.together}>
          <ChainList chains={group} />
        </Section>
      ))}
      {sources.length > 0 && (
        <Section title={t.why.sources}>
          <ul className={css.lines}>
            {sources.map((source) => (
              <SourceLine
                key={source.kind === 'call' ? `call ${source.call.id}` : `frame ${source.id}`}
                source={source}
              />
            ))}
          </ul>
        </Section>
      )}
      {keys.length > 0 && (
        <Section title={t.why.keys}>
          <ul className={css.lines}>
            {keys.map((key) => (
              <li key={key} className={css.line}>
                <code>{key}</code>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** How far the search went. */
function reachText({ verdict, stopped, skipped }: Trial, t: Labels['why']): string | null {
  if (stopped) return fill(t.stopped, { part: stopped.part, why: t.skippedWhy[stopped.why] });
  const isWhole = verdict === 'nothing' || (verdict === 'proved' && skipped.length === 0);
  return isWhole ? t.wholePage : null;
}

function Effort({ inquiry: { trial } }: { inquiry: Inquiry }) {
  const { t } = usePanel();
  const { renders, duration, candidates, answers, skipped } = trial;
  const reach = reachText(trial, t.why);
  return (
    <>
      {renders > 0 && (
        <p className={css.small}>
          {fill(t.why.tried, { renders, ms: Math.round(duration), fields: candidates, answers })}
        </p>
      )}
      {reach !== null && <p className={css.small}>{reach}</p>}
      {trial.verdict === 'unknown' && skipped.length > 0 && (
        <p className={css.small}>
          {fill(t.why.skipped, { parts: skipped.map((why) => t.why.skippedWhy[why]).join(', ') })}
          {trial.failure !== null && <code className={css.small}>{trial.failure}</code>}
        </p>
      )}
    </>
  );
}

function SourceLine({ source }: { source: Source }) {
  const { t, goTo } = usePanel();
  if (source.kind === 'frame') return <li className={css.line}>{fill(t.why.frame, { event: source.event })}</li>;
  const { call, code } = source;
  return (
    <li className={css.line}>
      <Button size="compact-sm" variant="default" onClick={() => goTo({ tab: 'calls', call: call.id })}>
        {fill(t.why.call, { id: call.id })}
      </Button>
      <span className={css.grow}>
        {call.operation ?? call.path}
        {code !== null && <code className={css.small}>{code}</code>}
      </span>
    </li>
  );
}
