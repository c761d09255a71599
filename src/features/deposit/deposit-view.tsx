import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/config/config.ts';
import { SheetDrafts, type SheetDraftsMap } from '../../shared/storage/use-form-draft.ts';
import { useStoredOpen, wasOpen } from '../../shared/storage/use-opened.ts';
import { useStored } from '../../shared/storage/use-stored.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { depositMethods, keptMethod } from './deposit-methods.ts';
import { type DepositSections, isEmpty } from './deposit-sections.ts';
import css from './deposit-view.module.css';
import { type MethodContext, MethodSection } from './method-section.tsx';
import { openQrs } from './qr/open-qrs.ts';

export interface DepositViewProps extends MethodContext {
  sections: DepositSections;
  own: ReactNode;
}

const place = 'deposit method';

/** The section before a reload, else QR if one is open (QR-263). @returns null for the first section */
const firstOpen = (): string | null =>
  wasOpen(place) ?? (openQrs.items().some(({ goneAt }) => goneAt === null) ? 'qr' : null);

/** The own account, and the methods as sections of which always one is open (DEP-15, DEP-50). */
export function DepositView({ sections, own, ...context }: DepositViewProps) {
  const { t } = useTranslation();
  const [drafts] = useState<SheetDraftsMap>(() => new Map());
  const [kept, keep] = useStored(keptMethod, context.owner);
  // Fixed while the sheet is open, so that no line moves under the finger.
  const [lastUsed] = useState(kept);
  const [chosen, choose] = useState(firstOpen);
  const methods = depositMethods(sections, config.paytimzMinimum, context.kip);
  const open = (methods.find(({ name }) => name === chosen) ?? methods[0])?.name ?? null;
  useStoredOpen(place, context.opened ? open : null);
  return (
    <SheetDrafts value={drafts}>
      <div className={css.sheet}>
        {own}
        {methods.map((method) => (
          <MethodSection
            key={method.name}
            {...{ method, ...context }}
            isOpen={method.name === open}
            isLast={method.name === lastUsed}
            onOpen={() => choose(method.name)}
            onUse={() => keep(() => method.name)}
          />
        ))}
        {isEmpty(sections) ? (
          <EmptyState
            title={t('deposit.empty')}
            message={t('deposit.emptyHint')}
            action={<Button onClick={context.onContact}>{t('deposit.contact')}</Button>}
          />
        ) : null}
      </div>
    </SheetDrafts>
  );
}
