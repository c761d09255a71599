import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { fill } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFocusWhen, usePanel } from '../kit/panel-tools.ts';
import { type Row, rowOf, socketMethod } from './call-list.ts';
import { statusText, toneOf } from './call-row.tsx';
import own from './waterfall.module.css';
import { barsOf } from './waterfall-axis.ts';

/** How often bars of pending calls grow, real milliseconds. */
const growsEvery = 500;

const timeText = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`);

interface Props {
  readonly calls: readonly Row[];
  /** Row whose bar gets the focus when the tester comes back; null for none. */
  readonly meant: string | null;
  readonly onShow: (call: Row) => void;
}

/** Shows calls as bars and socket events as ticks on one axis of real time. */
export function Waterfall({ calls, meant, onShow }: Props) {
  const { t } = usePanel();
  const [now, setNow] = useState(() => Date.now());
  const isUnderWay = calls.some(({ duration, method }) => duration === null && method !== socketMethod);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => setNow(Date.now()), growsEvery);
    return () => clearInterval(timer);
  }, [isUnderWay]);
  const rows = calls
    .map((call) => (call.method === socketMethod ? { ...call, duration: 0 } : call))
    .sort((a, b) => a.began - b.began);
  const bars = barsOf(rows, now);
  return (
    <>
      <p className={css.lead}>{t.calls.waterfallLead}</p>
      <ol className={own.rows} aria-label={t.calls.asWaterfall}>
        {rows.map((call, index) => {
          const bar = bars[index];
          if (!bar) return null;
          const isTick = call.method === socketMethod;
          const name = isTick ? call.path : (call.operation ?? call.path);
          const begin = timeText(bar.begin);
          const texts = {
            name,
            begin,
            status: statusText(call, t),
            took: timeText(bar.took),
            waited: timeText(bar.waited),
          };
          return (
            <li key={rowOf(call)}>
              {bar.cutOut > 0 && <p className={own.cut}>{fill(t.calls.cutOut, { span: timeText(bar.cutOut) })}</p>}
              <Bar
                label={fill(isTick ? t.calls.tick : t.calls.bar, texts)}
                startsFocused={rowOf(call) === meant}
                onPress={() => onShow(call)}
              >
                <span className={own.name}>
                  <span>{name}</span>
                  <span className={own.took}>{isTick ? socketMethod : texts.took}</span>
                </span>
                <span
                  className={own.line}
                  style={{ '--from': bar.from, '--length': bar.length, '--waiting': bar.waiting } as CSSProperties}
                >
                  <span className={isTick ? own.tick : own.bar} data-tone={toneOf(call)} />
                </span>
              </Bar>
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface BarProps {
  readonly label: string;
  readonly startsFocused: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Bar({ label, startsFocused, onPress, children }: BarProps) {
  const button = useFocusWhen<HTMLButtonElement>(startsFocused);
  return (
    <button ref={button} type="button" className={own.row} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
