import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { switchNames, switchTable } from '../../../kernel/switches.ts';
import type { Fault } from '../../../wire/faults.ts';
import cards from '../kit/cards.module.css';
import { fill, missText, reasonOf } from '../kit/labels.ts';
import css from '../kit/panel.module.css';
import { useFresh, usePanel } from '../kit/panel-tools.ts';
import { Section } from '../kit/parts.tsx';
import { SwitchControl } from '../switches/switches-tab.tsx';
import { FaultFields } from './fault-fields.tsx';
import { type BusinessFault, businessFaultNames, businessFaults, faultLine, lastMiss, NoOpenQr } from './fault-form.ts';

const networkSwitches = switchNames.filter((name) => switchTable[name].group === 'network');

/** Makes calls fail: by named business faults, or by a form with operation and effect. */
export function FaultsTab() {
  const { sandbox, t, say } = usePanel();
  useFresh(sandbox);
  const trigger = async (name: BusinessFault) => {
    try {
      await businessFaults[name](sandbox);
      say(fill(t.faults.ready, { name: t.faults.named[name] }));
    } catch (error) {
      say(error instanceof NoOpenQr ? t.faults.noQr : reasonOf(error, t), 'failed');
    }
  };
  return (
    <>
      <Section title={t.faults.business}>
        <ul className={cards.cards}>
          {businessFaultNames.map((name) => (
            <li key={name}>
              <button type="button" className={cards.card} onClick={() => void trigger(name)}>
                <span className={cards.cardName}>{t.faults.named[name]}</span>
                <span className={cards.cardText}>{t.faults.help[name]}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t.faults.custom}>
        <FaultFields />
      </Section>
      <WaitingFaults faults={sandbox.faults()} />
      <Section title={t.group.network}>
        <ul className={css.lines}>
          {networkSwitches.map((name) => (
            <li key={name}>
              <SwitchControl name={name} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The condition that the newest near miss did not meet. */
function LastMiss({ fault }: { fault: Fault }) {
  const { sandbox, t } = usePanel();
  const found = lastMiss(fault, sandbox.calls());
  return found && <span className={css.small}>{missText(found.call, found.miss, t.faults)}</span>;
}

function WaitingFaults({ faults }: { faults: readonly Fault[] }) {
  const { sandbox, t, act } = usePanel();
  const clear = (
    <Button size="compact-sm" variant="subtle" onClick={() => void act(() => sandbox.clearFaults())}>
      {t.faults.clear}
    </Button>
  );
  return (
    <Section title={t.faults.waiting} aside={faults.length > 0 ? clear : undefined}>
      {faults.length === 0 && <p className={css.lead}>{t.faults.noneWaiting}</p>}
      <ol className={css.lines}>
        {faults.map((fault, index) => (
          <li key={index} className={css.line}>
            <span className={css.grow}>
              <code>{fault.operation}</code>
              <span className={css.small}>{faultLine(fault, t.faults)}</span>
              <LastMiss fault={fault} />
            </span>
            <button
              type="button"
              className={css.icon}
              aria-label={fill(t.faults.remove, { number: index + 1 })}
              onClick={() => void act(() => sandbox.clearFaults(fault))}
            >
              <IconX size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
    </Section>
  );
}
