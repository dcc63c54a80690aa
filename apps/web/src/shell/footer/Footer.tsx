import type { FeedbackType } from '@playloom/api-contract';
import { Button, Logo, ThreadDivider } from '@playloom/design-system';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useDialogs } from '@playloom/site/overlays/useDialogs.ts';
import { useRootData } from '@playloom/site/session/useRootData.ts';
import { CommunityLink } from '../links/CommunityLink.tsx';
import { NewsletterLink } from './NewsletterLink.tsx';
import { hasCreateCallToAction } from '../rules/shellRules.ts';
import { SocialLinks } from './SocialLinks.tsx';

export function Footer() {
  const { features } = useRootData();
  const { pathname } = useLocation();
  if (!features.links) return null;
  return (
    <footer className="bg-ink-950 pt-[72px] pb-9 phone:pt-12 phone:pb-7">
      <div className="page-wrap">
        {hasCreateCallToAction(pathname) && <Invitation />}
        <div className="footer-columns">
          <div>
            <Logo withName className="mb-[14px]" />
            <p className="max-w-[30ch] text-secondary text-text-3">
              Make multiplayer games in the browser. Anyone can play them with a link.
            </p>
            <SocialLinks />
          </div>
          <FooterLists />
        </div>
        <div className="flex flex-wrap items-center gap-x-[18px] gap-y-[10px] border-t border-line pt-6 text-meta text-text-3">
          <span>Playloom is open source under the MIT license.</span>
          <ThreadDivider look="bars" className="ml-auto phone:ml-0" />
        </div>
      </div>
    </footer>
  );
}

function Invitation() {
  return (
    <section className="footer-invitation" aria-label="Make a game">
      <h2>What will you make first?</h2>
      <Button variant="secondary" size="lg" icon={<Play size={20} aria-hidden="true" />} asChild>
        <Link to="/games/popular">Play something</Link>
      </Button>
      <Button variant="primary" size="lg" icon={<Plus size={22} aria-hidden="true" />} asChild>
        <Link to="/create">Make a game</Link>
      </Button>
    </section>
  );
}

function FooterLists() {
  return (
    <>
      <FooterList title="News">
        <Link to="/blog">Blog</Link>
        <Link to="/games/popular">Showcase</Link>
        <CommunityLink className="flex items-center gap-2" />
        <NewsletterLink />
      </FooterList>
      <FooterList title="Support">
        <Link to="/docs">Documentation</Link>
        <Link to="/docs/tutorials">Tutorials</Link>
        <Link to="/forum">Forum</Link>
        <FeedbackButton type="Report bugs">Report a bug</FeedbackButton>
      </FooterList>
      <FooterList title="Company">
        <Link to="/pricing">Pricing</Link>
        <Link to="/game-development-services">Services</Link>
        <Link to="/game-development-services#contact">Contact</Link>
        <FeedbackButton type="Other">Send feedback</FeedbackButton>
      </FooterList>
      <FooterList title="Legal">
        <Link to="/agreement/tos">Terms and Conditions</Link>
        <Link to="/agreement/pp">Privacy Policy</Link>
        <Link to="/copyright">Copyright claims</Link>
      </FooterList>
    </>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section className="footer-list">
      <h3>{title}</h3>
      <ul>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

function FeedbackButton({ type, children }: { type: FeedbackType; children: ReactNode }) {
  const dialogs = useDialogs();
  return (
    <button type="button" onClick={() => dialogs.open({ kind: 'feedback', type })}>
      {children}
    </button>
  );
}
