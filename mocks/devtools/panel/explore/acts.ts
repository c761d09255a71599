import type { OperationId } from '../../../../contract/generated/operations.ts';
import type { OperatorActionName } from '../../../engine/operator.ts';
import type { SwitchName } from '../../../kernel/switches.ts';
import { commands, type StepEffects } from '../../walks/rules.ts';
import type { strokes } from '../../walks/strokes.ts';
import type { Control } from '../../walks/view.ts';

/** A control by what a player knows of it: its role, its name, and which of those with that name, counted from 0. */
export interface NamedControl {
  readonly role: Control['role'];
  readonly name: string;
  readonly nth: number;
}

/** One step of a walk. Plain data, so that a walk can be kept and taken again. */
export type Act =
  | ({ readonly do: 'tap' | 'twice' | 'enter' } & NamedControl)
  | ({ readonly do: 'type'; readonly text: string } & NamedControl)
  | { readonly do: 'login' | 'escape' | 'back' | 'comeBack' }
  | { readonly do: 'jump'; readonly by: string }
  | { readonly do: 'operate'; readonly action: OperatorActionName; readonly data: object }
  | { readonly do: 'fault'; readonly operation: OperationId; readonly stroke: keyof typeof strokes }
  | { readonly do: 'set'; readonly name: SwitchName; readonly value: boolean };

/** Allowed effects of an act. A control may send any command, but none twice with the same contents. */
export function effectsOf(act: Act): StepEffects {
  switch (act.do) {
    case 'tap':
    case 'twice':
    case 'enter':
    case 'login':
      return { sends: commands, sendsEach: true };
    case 'escape':
      return { closes: true };
    case 'comeBack':
    case 'operate':
      return { keepsTyping: true };
    default:
      return {};
  }
}
