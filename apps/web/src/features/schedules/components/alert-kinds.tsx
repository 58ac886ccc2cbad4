// Which notices of followed matches are wanted, once they are on.
import { Box } from '@chakra-ui/react';
import { FOLLOWED_NEWS, type FollowedNews, TOLD_BY_SERVER } from '@gelanggang/domain/schedule/followed-news';
import { CheckList } from '../../../components/check-list';
import { chooseAlertKinds, useAlertKinds } from '../../../lib/alerts';
import { followTexts } from '../follow-texts';

const { alerts: texts } = followTexts;

export default function AlertKinds({ isPushed }: { isPushed: boolean }) {
  const kinds = useAlertKinds();
  const offered = FOLLOWED_NEWS.filter((kind) => isPushed || !TOLD_BY_SERVER.includes(kind));
  const choose = (chosen: readonly FollowedNews[]) => {
    const isHidden = (kind: FollowedNews) => kinds.includes(kind) && !offered.includes(kind);
    void chooseAlertKinds(
      chosen.length === 0 ? [] : FOLLOWED_NEWS.filter((kind) => chosen.includes(kind) || isHidden(kind)),
    );
  };
  return (
    <Box pt="2">
      <CheckList
        label={texts.kinds}
        options={offered.map((kind) => ({ value: kind, label: texts.kind[kind] }))}
        chosen={kinds.filter((kind) => offered.includes(kind))}
        onChange={choose}
        columns={2}
      />
    </Box>
  );
}
