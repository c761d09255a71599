import { type SwitchName, switchNames, switchTable } from '../../../kernel/switches.ts';
import type { Sandbox } from '../../../sandbox/sandbox.ts';

export function changedSwitches(sandbox: Sandbox): readonly SwitchName[] {
  const [now, usual] = [sandbox.switches(), sandbox.scenario.switches];
  return switchNames.filter((name) => now[name] !== usual[name]);
}

/** Sets all switches as the scenario has them. Opens another world only when one of them shapes the beginning. */
export async function resetSwitches(sandbox: Sandbox): Promise<void> {
  const usual = sandbox.scenario.switches;
  if (changedSwitches(sandbox).some((name) => switchTable[name].atStart)) {
    const { scenario, set: _set, ...rest } = sandbox.address;
    await sandbox.load(scenario, rest);
  }
  // Another world under this address may have changes of its own
  for (const name of changedSwitches(sandbox)) await sandbox.set(name, usual[name]);
}
