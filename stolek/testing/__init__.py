"""What authors of games and bots test with: the contract every game keeps, and ways to show that it does.

``contract`` runs all laws over any number of games; ``twin``, ``perft``, ``golden`` and ``museum`` are its
parts that can be used alone; ``leaks`` puts leaks into any game and ``leak_check`` sees whether the contract
notices; ``covers`` ties tests to rules; ``switches`` turns rules off one at a time.
``hypothesis_strategies`` and ``hypothesis_table`` need Hypothesis, ``covers`` and ``switches`` need pytest.
It may import the core and refuses to know any game.
"""
