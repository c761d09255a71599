import { Button } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import css from '../kit/panel.module.css';
import { usePanel } from '../kit/panel-tools.ts';

/** A tab whose code is loaded when it is opened for the first time. */
export function lateTab(load: () => Promise<ComponentType>): ComponentType {
  return function LateTab() {
    const { t } = usePanel();
    const [Tab, setTab] = useState<ComponentType | null>(null);
    const [isLost, setLost] = useState(false);
    useEffect(() => {
      if (isLost) return;
      load().then(
        (Loaded) => setTab(() => Loaded),
        () => setLost(true),
      );
    }, [isLost]);
    if (Tab) return <Tab />;
    if (!isLost) return <p className={css.lead}>{t.explore.loading}</p>;
    return (
      <>
        <p className={css.alert}>{t.explore.lost}</p>
        <Button variant="default" onClick={() => setLost(false)}>
          {t.explore.retry}
        </Button>
      </>
    );
  };
}
