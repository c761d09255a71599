import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { config } from '../../shared/config/config.ts';
import { SheetDrafts, type SheetDraftsMap } from '../../shared/forms/use-persisted-draft.ts';
import { EmptyState } from '../../shared/ui/states/empty-state.tsx';
import { depositMethods } from './deposit-methods.ts';
import { type DepositSections, isEmpty } from './deposit-sections.ts';
import css from './deposit-view.module.css';
import { MethodList } from './method-list.tsx';
import { type MethodContext, MethodView } from './method-view.tsx';
import { useDepositMethod } from './use-deposit-method.ts';

export interface DepositViewProps extends MethodContext {
  sections: DepositSections;
}

/** Method list and chosen method; side by side on wide screens (DEP-15, DEP-50). */
export function DepositView({ sections, ...context }: DepositViewProps) {
  const { t } = useTranslation();
  const [drafts] = useState<SheetDraftsMap>(() => new Map());
  const { isManual, currency, kip, owner, own, opened, onContact } = context;
  const methods = depositMethods(sections, config.paytimzMinimum, kip);
  const { ordered, lastUsed, shown, isBeside, layer, choose, back } = useDepositMethod(methods, owner, opened);
  if (isEmpty(sections)) {
    const contact = <Button onClick={onContact}>{t('deposit.contact')}</Button>;
    return (
      <div className={css.sheet}>
        {own}
        <EmptyState title={t('deposit.empty')} message={t('deposit.emptyHint')} action={contact} />
      </div>
    );
  }
  return (
    <div className={css.sheet} data-beside={isBeside || undefined}>
      {isBeside || !shown ? (
        <>
          {isBeside ? null : own}
          <MethodList
            methods={ordered}
            {...{ lastUsed, currency, isManual }}
            shown={isBeside ? (shown?.name ?? null) : null}
            onChoose={choose}
          />
        </>
      ) : null}
      {shown ? (
        <SheetDrafts value={drafts}>
          <MethodView key={shown.name} method={shown} layer={layer} onBack={back} {...context} />
        </SheetDrafts>
      ) : null}
    </div>
  );
}
