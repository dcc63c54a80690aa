import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router';
import { CommunityLink } from '../links/CommunityLink.tsx';
import { FeatureRequestLink } from '../links/FeatureRequestLink.tsx';
import { NavMenu } from './NavMenu.tsx';
import { BLOG_LINK, LEARN_LINKS } from '../links/siteLinks.ts';

export function ResourcesMenu() {
  return (
    <NavMenu
      className="nav-resources"
      trigger={
        <>
          Resources
          <ChevronDown size={16} aria-hidden="true" />
        </>
      }
    >
      <ul>
        {LEARN_LINKS.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="pl-item">
              {label}
            </Link>
          </li>
        ))}
        <li>
          <FeatureRequestLink className="pl-item" />
        </li>
        <li>
          <Link to={BLOG_LINK.to} className="pl-item">
            {BLOG_LINK.label}
          </Link>
        </li>
        <li className="nav-community-item">
          <CommunityLink className="pl-item" />
        </li>
      </ul>
    </NavMenu>
  );
}
