import type { ForumCategory, ForumTopic } from '@playloom/api-contract';
import { Button, DropdownMenu, MenuItem, MenuLabel, MenuSeparator } from '@playloom/design-system';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import Shield from 'lucide-react/icons/shield';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAsyncAction } from '@playloom/site/forms/useAsyncAction.ts';
import { loadBrowserApi } from '@playloom/site/api/loadBrowserApi.ts';
import { useLoginPrompt } from '../../access/useLoginPrompt.ts';
import { ReasonDialog } from '@playloom/site/moderation/ReasonDialog.tsx';
import { RenameButton } from './RenameButton.tsx';

type Tool = { isPinned?: boolean; isLocked?: boolean; isDeleted?: boolean; category?: string };

interface TopicToolsProps {
  topic: ForumTopic;
  categories: readonly ForumCategory[];
}

export function TopicTools({ topic, categories }: TopicToolsProps) {
  return (
    <>
      <SubscribeButton topic={topic} />
      <RenameButton topic={topic} />
      {topic.isModerator && <OrderMenu topic={topic} categories={categories} />}
    </>
  );
}

function SubscribeButton({ topic: { id, isSubscribed } }: { topic: ForumTopic }) {
  const askToLogIn = useLoginPrompt();
  const { revalidate } = useRevalidator();
  const change = useAsyncAction(async () => {
    await (await loadBrowserApi()).subscribeToTopic({ params: { id }, body: { isOn: !isSubscribed } });
    await revalidate();
  });
  const Icon = isSubscribed ? BellRing : Bell;
  return (
    <Button
      icon={<Icon size={18} aria-hidden="true" />}
      loading={change.isBusy}
      aria-pressed={isSubscribed}
      onClick={() => askToLogIn('Log in to follow this topic.', change.run)}
    >
      {isSubscribed ? 'Following' : 'Follow'}
    </Button>
  );
}

function OrderMenu({ topic, categories }: TopicToolsProps) {
  const [asked, setAsked] = useState<{ title: string; tool: Tool } | null>(null);
  const { id, title, isPinned, isLocked } = topic;
  const tools: { title: string; tool: Tool }[] = [
    { title: isPinned ? 'Unpin topic' : 'Pin topic', tool: { isPinned: !isPinned } },
    { title: isLocked ? 'Unlock topic' : 'Lock topic', tool: { isLocked: !isLocked } },
    { title: 'Delete topic', tool: { isDeleted: true } },
  ];
  return (
    <>
      <DropdownMenu trigger={<Button icon={<Shield size={18} aria-hidden="true" />}>Moderate</Button>}>
        {tools.map((one) => (
          <MenuItem
            key={one.title}
            tone={one.tool.isDeleted ? 'danger' : 'plain'}
            onSelect={() => setAsked(one)}
          >
            {one.title}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuLabel>Move to</MenuLabel>
        {categories
          .filter(({ slug }) => slug !== topic.category)
          .map((category) => (
            <MenuItem
              key={category.slug}
              onSelect={() =>
                setAsked({ title: `Move to ${category.title}`, tool: { category: category.slug } })
              }
            >
              {category.title}
            </MenuItem>
          ))}
      </DropdownMenu>
      <ReasonDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked?.title ?? ''}
        description={title}
        confirmText={asked?.title ?? ''}
        doneText="Done. Saved in the audit log."
        act={async (reason) => {
          const body = { ...asked?.tool, reason };
          await (await loadBrowserApi()).moderateTopic({ params: { id }, body });
        }}
      />
    </>
  );
}
