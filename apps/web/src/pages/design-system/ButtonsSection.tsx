import { useState } from 'react';
import { Button, IconButton, Kbd, LinkText, Pill, Tooltip } from '@playloom/design-system';
import type { ButtonSize, ButtonVariant } from '@playloom/design-system';
import Bell from 'lucide-react/icons/bell';
import Grid from 'lucide-react/icons/grid-2x2';
import Plus from 'lucide-react/icons/plus';
import { SpecimenSection, Specimen } from './Specimen.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'mint', 'paper', 'danger'];
const SIZES: ButtonSize[] = ['xs', 'sm', 'md', 'lg'];
const PILLS = ['All', 'New', 'Liked'];

export function ButtonsSection() {
  const [presses, setPresses] = useState(0);
  const [isGridOn, setIsGridOn] = useState(true);
  const [pill, setPill] = useState('All');
  return (
    <SpecimenSection id="buttons" title="Buttons">
      <div className="grid gap-x-6 gap-y-8 desk:grid-cols-3">
        {VARIANTS.map((variant) => (
          <div key={variant} className="grid grid-cols-2 gap-x-3 gap-y-[14px]">
            <Specimen caption={variant}>
              <Button variant={variant} wide>
                Continue
              </Button>
            </Specimen>
            <Specimen caption="Loading">
              <Button variant={variant} wide loading onClick={() => setPresses(presses + 1)}>
                Saving
              </Button>
            </Specimen>
            <Specimen caption="Disabled">
              <Button variant={variant} wide disabled>
                Continue
              </Button>
            </Specimen>
            <Specimen caption="As a link">
              <Button variant={variant} wide asChild icon={<Plus size={20} aria-hidden="true" />}>
                <a href="#buttons">Make a game</a>
              </Button>
            </Specimen>
          </div>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-end gap-4">
        {SIZES.map((size) => (
          <Specimen key={size} caption={size}>
            <Button variant="primary" size={size} onClick={() => setPresses(presses + 1)}>
              Press {size}
            </Button>
          </Specimen>
        ))}
        <output className="num pb-3 text-text-2">Pressed {presses} times</output>
      </div>
      <div className="mt-8 flex flex-wrap items-end gap-6">
        <Specimen caption="Icon buttons: plain, box, glass, pressed, disabled">
          <div className="flex gap-2">
            <Tooltip text="Notifications" keys="N">
              <IconButton label="Notifications">
                <Bell size={20} aria-hidden="true" />
              </IconButton>
            </Tooltip>
            <IconButton label="Box" variant="box">
              <Bell size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label="Glass" variant="glass">
              <Bell size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label="Show grid" aria-pressed={isGridOn} onClick={() => setIsGridOn(!isGridOn)}>
              <Grid size={20} aria-hidden="true" />
            </IconButton>
            <IconButton label="No notifications" disabled>
              <Bell size={20} aria-hidden="true" />
            </IconButton>
          </div>
        </Specimen>
        <Specimen caption="Pills">
          <div className="flex gap-2">
            {PILLS.map((name) => (
              <Pill key={name} selected={name === pill} onClick={() => setPill(name)}>
                {name}
              </Pill>
            ))}
          </div>
        </Specimen>
        <Specimen caption="Links and keys">
          <p className="flex h-10 items-center gap-4 text-text-2">
            <span>
              Read the <LinkText href="#buttons">terms</LinkText>.
            </span>
            <LinkText href="#buttons" tone="sun">
              See all
            </LinkText>
            <Kbd>Ctrl K</Kbd>
          </p>
        </Specimen>
      </div>
    </SpecimenSection>
  );
}
