import {
  Accordion,
  Avatar,
  Badge,
  Braid,
  Card,
  CardCover,
  CardTag,
  Disclosure,
  LiveDot,
  Logo,
  Panel,
  ResponsiveImage,
  Tabs,
  ThreadDivider,
  truncateText,
} from '@playloom/design-system';
import type { BadgeTone } from '@playloom/design-system';
import { SpecimenSection, Specimen } from './Specimen.tsx';

const BADGES: BadgeTone[] = ['neutral', 'coral', 'sun', 'mint', 'sky', 'danger'];
const NAMES = ['moss_knight', 'tove', 'mimi', 'dax'];
/** A 16:10 image of four threads, inline so that no request is needed. */
const IMAGE =
  'data:image/svg+xml,%3Csvg%20xmlns="http://www.w3.org/2000/svg"%20viewBox="0%200%20160%20100"%3E%3Cpath%20fill="%23242a50"%20d="M0%200h160v100H0z"/%3E%3Cg%20fill="none"%20stroke-width="9"%3E%3Cpath%20stroke="%23ff7a66"%20d="M0%2030c50%2040%2090-40%20160%2010"/%3E%3Cpath%20stroke="%23ffc857"%20d="M0%2050c50%2040%2090-40%20160%2010"/%3E%3Cpath%20stroke="%234fd6a8"%20d="M0%2070c50%2040%2090-40%20160%2010"/%3E%3Cpath%20stroke="%2362b6ff"%20d="M0%2090c50%2040%2090-40%20160%2010"/%3E%3C/g%3E%3C/svg%3E';

export function SurfacesSection() {
  return (
    <SpecimenSection id="surfaces" title="Surfaces and branding">
      <div className="grid gap-8 desk:grid-cols-3">
        <Card>
          <CardCover>
            <ResponsiveImage src={IMAGE} alt="Four waves" sizes="400px" toUrl={({ src }) => src} />
            <CardTag>
              <LiveDot className="size-[7px] shadow-none" />
              Live now
            </CardTag>
          </CardCover>
          <h3 className="mt-[14px] text-card">{truncateText('A game with a very long title')}</h3>
          <p className="mt-[6px] flex items-center gap-2 text-meta text-text-3">
            <Avatar name="tove" size={20} /> tove
          </p>
        </Card>
        <Panel title="Panel" aside="Aside" headingLevel={3}>
          <Accordion
            defaultOpen="a"
            items={[
              { id: 'a', title: 'What colors does it use?', content: 'Ink, paper, and four thread colors.' },
              {
                id: 'b',
                title: 'Is it animated?',
                content: 'A little, unless the device is set to reduce motion.',
              },
            ]}
          />
          <Disclosure title="Disclosure" className="mt-4">
            A single item without borders.
          </Disclosure>
        </Panel>
        <Tabs
          label="Example tabs"
          items={[
            { value: 'new', label: 'New', content: <p className="text-text-2">Newest first.</p> },
            { value: 'liked', label: 'Liked', content: <p className="text-text-2">Most liked first.</p> },
            { value: 'mine', label: 'Mine', content: null, disabled: true },
          ]}
        />
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-8">
        <Specimen caption="Avatars: default, broken image, image">
          <div className="flex gap-2">
            {NAMES.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="broken" src="data:image/png;base64,AAAA" />
            <Avatar name="image" src={IMAGE} alt="Waves" />
          </div>
        </Specimen>
        <Specimen caption="Badges">
          <div className="flex flex-wrap gap-2">
            {BADGES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </div>
        </Specimen>
        <Specimen caption="Logo">
          <div className="flex items-center gap-6">
            <Logo />
            <Logo withName />
          </div>
        </Specimen>
        <Specimen caption="Thread bars">
          <ThreadDivider look="bars" />
        </Specimen>
      </div>
      <div className="mt-10 flex h-56 items-stretch gap-10">
        <div className="w-11 overflow-hidden">
          <Braid />
        </div>
        <div className="grid min-w-0 flex-1 content-between">
          <Braid direction="horizontal" outline="var(--bg)" />
          <ThreadDivider />
        </div>
      </div>
    </SpecimenSection>
  );
}
