import { useCallback } from 'react';
import { shortDigest } from '../../../kernel/digest.ts';
import type { Lives } from '../../../sandbox/lives.ts';
import cards from '../kit/cards.module.css';
import { fill } from '../kit/labels.ts';
import { LoadFailed, useLoaded } from '../kit/loaded.tsx';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';
import { matches, Section } from '../kit/parts.tsx';

/** The name of the life whose capsule opened as this copy; null for another world. */
async function nameOfCopy(copy: string, { names, load }: Lives): Promise<string | null> {
  for (const name of names) {
    // One that cannot be loaded says so when it is opened.
    const text = await load(name).catch(() => null);
    if (text !== null && shortDigest(text) === copy) return name;
  }
  return null;
}

/** Cards of the build's worlds from life; nothing without any. A file is loaded when its world is opened. */
export function LifeCards({ search }: { search: string }) {
  const { sandbox, t, act, loadLives } = usePanel();
  const { value: lives, isLost, retry } = useLoaded(loadLives);
  const copy = sandbox.journal()[0].records ? (sandbox.address.copy ?? null) : null;
  const whichIsOpen = useCallback(
    async () => ({ copy, name: copy !== null && lives ? await nameOfCopy(copy, lives) : null }),
    [copy, lives],
  );
  const { value: open } = useLoaded(whichIsOpen);
  const found = lives?.names.filter((name) => matches(search, [name, t.scenario.lives])) ?? [];
  if (isLost)
    return (
      <Section title={t.scenario.lives}>
        <LoadFailed text={t.panel.listLost} onRetry={retry} />
      </Section>
    );
  if (!lives || found.length === 0) return null;
  const openLife = (name: string) => {
    const began = performance.now();
    const done = () => fill(t.scenario.took, { name, ms: Math.round(performance.now() - began) });
    return act(async () => sandbox.importCapsule(await lives.load(name)), done);
  };
  return (
    <Section title={t.scenario.lives} lead={t.scenario.livesLead}>
      <ul className={cards.cards} aria-label={t.scenario.lives}>
        {found.map((name) => {
          const isOpen = open?.copy === copy && open.name === name;
          return (
            <li key={name}>
              <button
                type="button"
                className={cards.card}
                aria-current={isOpen ? 'true' : undefined}
                onClick={() => void openLife(name)}
              >
                <span className={cards.cardName}>
                  <span>{name}</span>
                  {isOpen && <span className={css.mark}>{t.scenario.current}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
