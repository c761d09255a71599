import cards from '../kit/cards.module.css';
import { fill } from '../kit/labels.ts';
import { LoadFailed, useLoaded } from '../kit/loaded.tsx';
import { usePanel } from '../kit/panel-tools.ts';
import { matches } from '../kit/search.tsx';
import { Section } from '../kit/section.tsx';

/** Cards of the build's worlds from life; nothing without any. A file is loaded when its world is opened. */
export function LifeCards({ search }: { search: string }) {
  const { sandbox, t, act, loadLives } = usePanel();
  const { value: lives, isLost, retry } = useLoaded(loadLives);
  const found = lives?.names.filter((name) => matches(search, [name, t.scenario.lives])) ?? [];
  if (isLost)
    return (
      <Section title={t.scenario.lives}>
        <LoadFailed text={t.panel.listLost} onRetry={retry} />
      </Section>
    );
  if (!lives || found.length === 0) return null;
  const open = (name: string) => {
    const began = performance.now();
    const done = () => fill(t.scenario.took, { name, ms: Math.round(performance.now() - began) });
    return act(async () => sandbox.importCapsule(await lives.load(name)), done);
  };
  return (
    <Section title={t.scenario.lives} lead={t.scenario.livesLead}>
      <ul className={cards.cards} aria-label={t.scenario.lives}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" className={cards.card} onClick={() => void open(name)}>
              <span className={cards.cardName}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
